//! The interface, driven through names and roles with the toy in it.

mod face;
mod pictures;
mod screen;
