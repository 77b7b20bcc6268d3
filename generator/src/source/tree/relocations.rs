//! The earlier places of nodes that were moved within a description.

use std::collections::HashMap;

use super::Place;

/// The earlier places of moved nodes, in two layers: corrections are applied before operations are selected.
#[derive(Clone, Debug, Default)]
pub struct Relocations {
    by_selection: HashMap<Place, Place>,
    by_corrections: HashMap<Place, Place>,
}

impl Relocations {
    /// Records that the node at a place was at another one before operations were selected.
    pub(crate) fn insert(&mut self, place: Place, before: Place) {
        self.by_selection.insert(place, before);
    }

    /// Records that the node at a place was at another one before corrections.
    pub(crate) fn insert_correction(&mut self, place: Place, before: Place) {
        self.by_corrections.insert(place, before);
    }

    /// Returns the original place of a node.
    pub(crate) fn original(&self, place: &Place) -> Place {
        place
            .relocated(&self.by_selection)
            .relocated(&self.by_corrections)
    }
}
