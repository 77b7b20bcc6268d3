//! The places of converted nodes.

use std::collections::HashMap;

use crate::source::tree::Place;

/// The original places of converted nodes, and the converted places of original ones, which may be several.
#[derive(Debug, Default)]
pub(super) struct Places {
    originals: HashMap<Place, Place>,
    converted: HashMap<Place, Vec<Place>>,
    /// The places of copies, which references never lead to.
    copies: HashMap<Place, Vec<Place>>,
    is_copying: bool,
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
        let places = match self.is_copying {
            true => &mut self.copies,
            false => &mut self.converted,
        };
        places.entry(old.clone()).or_default().push(new);
    }

    /// Begins or ends the conversion of a copy. Returns `true` if one had begun before.
    pub(super) fn set_copying(&mut self, is_copying: bool) -> bool {
        std::mem::replace(&mut self.is_copying, is_copying)
    }

    /// `true` if a new place is known for the node at an old place.
    pub(super) fn leads(&self, old: &Place) -> bool {
        self.converted.contains_key(old)
    }

    /// Returns all new places of the node at an old place, those of copies last.
    pub(super) fn converted(&self, place: &Place) -> Vec<Place> {
        let mut places = Vec::new();
        match place.nearest_entry(&self.converted) {
            Some((found, steps)) => places.extend(found.iter().map(|place| place.join(&steps))),
            None => places.push(place.clone()),
        }
        if let Some((found, steps)) = place.nearest_entry(&self.copies) {
            places.extend(found.iter().map(|place| place.join(&steps)));
        }
        places
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
