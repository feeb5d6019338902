//! Formicarium: play, design and review two ant-colony board games.

pub mod bots;
pub mod cli;
pub mod engine;
pub mod folders;
pub mod microlonies;
pub mod registry;
pub mod text;
pub mod ui;
#[cfg(feature = "window")]
pub mod window;
