//! The places of converted nodes.

use std::collections::HashMap;

use crate::source::tree::Place;

/// The original places of converted nodes, and the converted places of original ones, which may be several.
#[derive(Debug, Default)]
pub(super) struct Places {
    originals: HashMap<Place, Place>,
    converted: HashMap<Place, Vec<Place>>,
}

impl Places {
    /// Records that the node at an old place is now at a new one.
    pub(super) fn record(&mut self, new: Place, old: Place) {
        self.lead_to(&old, new.clone());
        self.attribute(new, old);
    }

    /// Records where diagnostics about a new node belong that is not in the original description.
    pub(super) fn attribute(&mut self, new: Place, old: Place) {
        self.originals.insert(new, old);
    }

    /// Records that a node without an exact counterpart is part of the one at a new place.
    pub(super) fn lead_to(&mut self, old: &Place, new: Place) {
        self.converted.entry(old.clone()).or_default().push(new);
    }

    /// Returns all new places of the node at an old place.
    pub(super) fn converted(&self, place: &Place) -> Vec<Place> {
        match place.nearest_entry(&self.converted) {
            Some((places, steps)) => places.iter().map(|place| place.join(&steps)).collect(),
            None => vec![place.clone()],
        }
    }

    /// Returns the first new place of the node at an old place.
    pub(super) fn first_converted(&self, place: &Place) -> Place {
        let mut places = self.converted(place).into_iter();
        places.next().unwrap_or_else(|| place.clone())
    }

    /// The new places, each with the old one.
    pub(super) fn originals(&self) -> impl Iterator<Item = (&Place, &Place)> {
        self.originals.iter()
    }
}
