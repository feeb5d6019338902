//! Tests of the whole library and program, as one binary.

mod microlonies;
