//! Where the parts of a translated value were written.

use std::collections::HashMap;

use crate::source::Place;

/// The places of parts that a translation moved.
///
/// A key is where a part stands now, in an object or list at the place where that was written; its
/// value is the place where the part was written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Moved(HashMap<Place, Place>);

impl Moved {
    /// Notes that what stands `now` in its parent, which is named by where it was written, was
    /// written at `before`.
    pub(super) fn insert(&mut self, now: Place, before: Place) {
        let before = self.0.get(&before).cloned().unwrap_or(before);
        self.0.insert(now, before);
    }

    /// Where the author wrote what stands at a place.
    pub(crate) fn written(&self, place: &Place) -> Place {
        if self.0.is_empty() {
            return place.clone();
        }
        let steps = place.steps().into_iter();
        steps.fold(Place::root(), |around, step| {
            let now = around.key(step);
            self.0.get(&now).cloned().unwrap_or(now)
        })
    }
}
