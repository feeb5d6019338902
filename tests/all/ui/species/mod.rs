//! Species in the window: the lobby, the choice, the sheet, and that whatever
//! may be done can be clicked.

mod bench;
mod pictures;
mod reach;
mod table;
mod tokens;
