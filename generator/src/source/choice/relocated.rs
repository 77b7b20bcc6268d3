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
        let mut behind: Vec<&str> = Vec::new();
        let mut at = (!self.0.is_empty()).then_some(place);
        while let Some(here) = at {
            if let Some(before) = self.0.get(here) {
                let steps = behind.iter().rev();
                return steps.fold(before.clone(), |place, step| place.key(step));
            }
            behind.push(here.name().unwrap_or_default());
            at = here.parent();
        }
        place.clone()
    }
}
