//! Standard output, and what can go wrong with it.

use std::io::{self, Write};

use serde::Serialize;

use super::Failure;

/// Writes lines to standard output; a reader who has seen enough, as `head`,
/// is no failure of this program.
#[derive(Debug, Default)]
pub struct Output(Vec<u8>);

impl Output {
    /// Takes a line to be written.
    pub fn line(&mut self, line: &str) {
        self.0.extend_from_slice(line.trim_end().as_bytes());
        self.0.push(b'\n');
    }

    /// Takes a value to be written as one line of JSON.
    pub fn json(&mut self, value: &impl Serialize) {
        match serde_json::to_vec(value) {
            Ok(text) => self.0.extend_from_slice(&text),
            Err(error) => log::error!("the answer cannot be written as JSON: {error}"),
        }
        self.0.push(b'\n');
    }

    /// Writes what was taken.
    ///
    /// # Errors
    /// [`Failure::Closed`] when nobody reads any more, or what the system says.
    pub fn flush(&mut self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        let written = out.write_all(&self.0).and_then(|()| out.flush());
        self.0.clear();
        written.map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::say("cli-no-output").with("error", error.to_string()),
        })
    }
}
