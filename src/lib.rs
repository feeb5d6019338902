//! Formicarium: play, design and review two ant-colony board games.

pub mod bots;
pub mod engine;
pub mod microlonies;
pub mod text;
pub mod ui;
