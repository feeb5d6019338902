//! The rules of Microlonies, chapter by chapter and by number, and its packs.

mod board;
mod given;
mod golden;
mod laws;
mod m01;
mod m02;
mod m03;
mod m04;
mod m05;
mod m06;
mod m07;
mod m08;
mod m09;
mod m10;
mod m11;
mod m12;
pub mod map;
mod map_check;
mod map_generate;
mod oracles;
mod pack;
mod pack_files;
mod pack_layout;
mod perft;
mod probe;
mod secrets;
mod wild;
