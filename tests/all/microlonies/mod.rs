//! Tests of Microlonies.

mod pack;
mod pack_files;
mod pack_layout;
