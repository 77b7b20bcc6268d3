//! Pages of animals, none of which is long.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::Animal;
use crate::database::{Error, Row};

/// How long a page may become, in bytes of JSON; it has an animal at least.
pub(super) const MAX_BYTES: usize = 256 * 1024;

/// What an animal has of them beside its name, about.
const BYTES_BESIDE_NAME: usize = 100;

/// Animals in the order of their identifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The animals.
    pub animals: Vec<Animal>,
    /// Whether others follow.
    pub has_next: bool,
}

/// The room that a page has, as its rows are read, once each and in their order.
#[derive(Default)]
pub(super) struct Room {
    used: AtomicUsize,
}

impl Room {
    /// The animal of a row, if there is room for it.
    pub(super) fn read(&self, row: &Row<'_>) -> Result<Option<Animal>, Error> {
        // What comes after is not even copied.
        if self.used.load(Relaxed) > MAX_BYTES {
            return Ok(None);
        }
        let animal = super::read(row)?;
        let length = length(&animal.name) + BYTES_BESIDE_NAME;
        let before = self.used.fetch_add(length, Relaxed);
        let has_room = before == 0 || before + length <= MAX_BYTES;
        Ok(has_room.then_some(animal))
    }
}

/// How long a text is in JSON, without its quotes.
fn length(text: &str) -> usize {
    let escaped = |byte| match byte {
        b'"' | b'\\' | b'\n' | b'\r' | b'\t' => 2,
        0..=0x1f => 6,
        _ => 1,
    };
    text.bytes().map(escaped).sum()
}
