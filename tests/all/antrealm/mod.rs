//! Ant Realm: a file for each chapter of the rules, and the laws.

mod a01;
mod a02;
mod a03;
mod a04;
mod a05;
mod a06;
mod a07;
mod a08;
mod a09;
mod a10;
mod given;
mod golden;
mod laws;
mod names;
mod pack;
mod pack_files;
mod secrets;
mod sense;
mod wild;
