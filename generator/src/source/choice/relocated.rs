//! Where stood what was put elsewhere.

use std::collections::HashMap;

use crate::source::Place;

/// Where in the same description stood what was put elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Relocated(HashMap<Place, Place>);

impl Relocated {
    /// Notes that what stands at a place stood at another.
    pub(super) fn note(&mut self, place: Place, before: Place) {
        self.0.insert(place, before);
    }

    /// Where stood what stands at a place now.
    pub(crate) fn before(&self, place: &Place) -> Place {
        match place.noted(&self.0) {
            Some((before, steps)) => before.behind(&steps),
            None => place.clone(),
        }
    }
}
