//! All tests of the whole program, in one binary so that they link once.

mod engine;
mod microlonies;
mod toy;
