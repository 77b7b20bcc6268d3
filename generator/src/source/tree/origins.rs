//! The files that nodes of a bundled description come from.

use std::collections::HashMap;
use std::sync::Arc;

use super::Place;

/// The files and places that nodes of a bundled description come from, if it is not the description itself.
#[derive(Clone, Debug, Default)]
pub struct Origins(HashMap<Place, (Arc<str>, Place)>);

impl Origins {
    /// Records that the node at a place comes from another file.
    pub(crate) fn insert(&mut self, place: Place, file: &Arc<str>, origin: Place) {
        self.0.insert(place, (Arc::clone(file), origin));
    }

    /// The places of the nodes that come from a file.
    pub(crate) fn places_of(&self, file: &str) -> impl Iterator<Item = &Place> {
        let entries = self.0.iter().filter(move |(_, (from, _))| **from == *file);
        entries.map(|(place, _)| place)
    }

    /// Returns the file that a node comes from, and its place there; `None` if that is the description itself.
    pub(crate) fn of(&self, place: &Place) -> Option<(Arc<str>, Place)> {
        let ((file, origin), steps) = place.nearest_entry(&self.0)?;
        Some((Arc::clone(file), origin.join(&steps)))
    }
}
