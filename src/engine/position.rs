//! A position as most games have it: what everyone sees, and what is hidden.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// A position in three parts. It derefs to the open one, and is written
/// without its content, which the setup holds already.
#[derive(Serialize)]
#[serde(bound = "O: Serialize, S: Serialize")]
pub struct Position<C, O, S> {
    /// What never changes during a game.
    #[serde(skip)]
    pub content: Arc<C>,
    /// What lies open.
    pub open: O,
    /// What is hidden.
    pub secret: S,
}

impl<C, O, S> Position<C, O, S> {
    /// Reads a position of this content as it was written. Whether it can be
    /// one is for the game to say.
    ///
    /// # Errors
    /// What the reader says.
    pub fn read<'de, D: Deserializer<'de>>(content: &Arc<C>, from: D) -> Result<Self, D::Error>
    where
        O: Deserialize<'de>,
        S: Deserialize<'de>,
    {
        #[derive(Deserialize)]
        struct Written<O, S> {
            open: O,
            secret: S,
        }
        let Written { open, secret } = Written::deserialize(from)?;
        Ok(Self { content: Arc::clone(content), open, secret })
    }

    /// A key to what is written of it, for searches: much faster than a digest,
    /// and good for nothing that outlives the program.
    pub fn key(&self) -> u64
    where
        O: Hash,
        S: Hash,
    {
        let mut quick = Quick(0);
        self.open.hash(&mut quick);
        self.secret.hash(&mut quick);
        quick.finish()
    }

    /// A digest of what is written of it, equal on every platform.
    pub fn digest(&self) -> u64
    where
        O: Serialize,
        S: Serialize,
    {
        as_bytes(&(&self.open, &self.secret), xxh3_64)
    }
}

/// Hands a value on as bytes. What is as long as positions usually are is
/// written without going to the heap.
pub fn as_bytes<T>(value: &impl Serialize, then: impl FnOnce(&[u8]) -> T) -> T {
    match postcard::to_slice(value, &mut [0; 4096]) {
        Ok(bytes) => then(bytes),
        Err(_) => then(&postcard::to_stdvec(value).unwrap_or_default()),
    }
}

/// Without the content, which is the same for all positions and far longer.
impl<C, O: fmt::Debug, S: fmt::Debug> fmt::Debug for Position<C, O, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("open", &self.open)
            .field("secret", &self.secret)
            .finish_non_exhaustive()
    }
}

impl<C, O, S> Deref for Position<C, O, S> {
    type Target = O;

    fn deref(&self) -> &O {
        &self.open
    }
}

impl<C, O: PartialEq, S: PartialEq> PartialEq for Position<C, O, S> {
    fn eq(&self, other: &Self) -> bool {
        self.open == other.open && self.secret == other.secret
    }
}

impl<C, O: Clone, S: Clone> Clone for Position<C, O, S> {
    fn clone(&self) -> Self {
        Self { content: Arc::clone(&self.content), open: self.open.clone(), secret: self.secret.clone() }
    }

    fn clone_from(&mut self, from: &Self) {
        if !Arc::ptr_eq(&self.content, &from.content) {
            self.content = Arc::clone(&from.content);
        }
        self.open.clone_from(&from.open);
        self.secret.clone_from(&from.secret);
    }
}

/// A hasher for many small numbers: it multiplies and rotates.
struct Quick(u64);

impl Quick {
    fn take(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(26) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.take(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.take(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.take(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.take(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.take(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.take(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.take(number as u64);
    }

    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ mixed >> 29
    }
}
