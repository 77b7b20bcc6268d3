//! The files and places that nodes of a description come from, after it was bundled and converted.

use std::collections::HashMap;
use std::sync::Arc;

use super::Place;

/// The origin of a node: its file, `None` for the description itself, and its place there.
type Origin = (Option<Arc<str>>, Place);

/// The origins of nodes that are not at their original place.
#[derive(Clone, Debug, Default)]
pub struct Origins(HashMap<Place, Origin>);

impl Origins {
    /// Records that the node at a place comes from another file.
    pub(crate) fn insert(&mut self, place: Place, file: &Arc<str>, origin: Place) {
        self.0.insert(place, (Some(Arc::clone(file)), origin));
    }

    /// Moves all nodes to new places. `now` returns the new places of a node; `moved` has new places, each with the old
    /// one.
    pub(crate) fn relocate<'p>(
        &mut self,
        now: impl Fn(&Place) -> Vec<Place>,
        moved: impl Iterator<Item = (&'p Place, &'p Place)>,
    ) {
        let origins = moved.map(|(now, before)| {
            let origin = self.of(before).unwrap_or_else(|| (None, before.clone()));
            (now.clone(), origin)
        });
        let mut origins: HashMap<Place, Origin> = origins.collect();
        for (place, origin) in &self.0 {
            for now in now(place) {
                origins.insert(now, origin.clone());
            }
        }
        self.0 = origins;
    }

    /// The places of the nodes that come from a file.
    pub(crate) fn places_of(&self, file: &str) -> impl Iterator<Item = &Place> {
        let entries = self.0.iter();
        let entries = entries.filter(move |(_, (from, _))| from.as_deref() == Some(file));
        entries.map(|(place, _)| place)
    }

    /// Returns the origin of a node; `None` if it is at its original place.
    pub(crate) fn of(&self, place: &Place) -> Option<Origin> {
        let ((file, origin), steps) = place.nearest_entry(&self.0)?;
        Some((file.clone(), origin.join(&steps)))
    }
}
