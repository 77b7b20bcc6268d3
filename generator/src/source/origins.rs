//! Where what came from other files was written.

use std::collections::HashMap;
use std::sync::Arc;

use super::Place;

/// Where what came from other files was written.
#[derive(Clone, Debug, Default)]
pub struct Origins(HashMap<Place, (Arc<str>, Place)>);

impl Origins {
    /// Notes that what stands at a place came from another file.
    pub(super) fn note(&mut self, place: Place, file: &Arc<str>, origin: Place) {
        self.0.insert(place, (Arc::clone(file), origin));
    }

    /// The places of what came from a file.
    pub(super) fn places_of(&self, file: &str) -> impl Iterator<Item = &Place> {
        let entries = self.0.iter().filter(move |(_, (from, _))| **from == *file);
        entries.map(|(place, _)| place)
    }

    /// The file that a place was written in, if it is another than the description, and the place
    /// there.
    pub(crate) fn of(&self, place: &Place) -> Option<(Arc<str>, Place)> {
        let ((file, origin), steps) = place.noted(&self.0)?;
        Some((Arc::clone(file), origin.behind(&steps)))
    }
}
