//! The interface, driven through names and roles with the toy in it.

mod face;
mod microlonies;
mod pictures;
mod screen;
