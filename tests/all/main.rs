//! All tests of the whole program, in one binary so that they link once.

mod engine;
<<<<<<< HEAD
mod house;
=======
mod fuzz;
>>>>>>> cli
mod microlonies;
mod program;
mod text;
mod toy;
mod ui;
