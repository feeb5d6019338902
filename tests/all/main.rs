//! All tests of the whole program, in one binary so that they link once.

mod antrealm;
mod bots;
mod editor;
mod engine;
mod finale;
mod fuzz;
mod house;
mod knowledge;
mod microlonies;
mod program;
mod spots;
mod text;
mod toy;
mod ui;
mod words;
