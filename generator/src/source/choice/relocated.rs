//! Where stood what was put elsewhere.

use std::collections::HashMap;

use crate::source::Place;

/// Where in the same description stood what was put elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Relocated {
    /// By the choice of operations.
    chosen: HashMap<Place, Place>,
    /// By corrections, which come before.
    corrected: HashMap<Place, Place>,
}

impl Relocated {
    /// Notes that what stands at a place stood at another.
    pub(super) fn note(&mut self, place: Place, before: Place) {
        self.chosen.insert(place, before);
    }

    /// Notes that what stands at a place now stood at another, which may have been put there itself.
    pub(in crate::source) fn note_moved(&mut self, place: Place, before: Place) {
        let before = before.moved_by(&self.chosen);
        if place != before {
            self.chosen.insert(place, before);
        }
    }

    /// Notes that what stands at a place stood at another before corrections.
    pub(in crate::source) fn note_earlier(&mut self, place: Place, before: Place) {
        self.corrected.insert(place, before);
    }

    /// Where stood what stands at a place now.
    pub(crate) fn before(&self, place: &Place) -> Place {
        place.moved_by(&self.chosen).moved_by(&self.corrected)
    }
}
