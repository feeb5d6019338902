//! The interface, driven through names and roles with the toy in it.

mod antrealm;
mod bench;
mod editor;
mod face;
mod hint;
mod keys;
mod microlonies;
mod pictures;
mod play;
mod review;
mod review_files;
mod review_view;
mod saves;
mod screen;
mod secrets;
mod species;
