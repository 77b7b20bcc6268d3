//! The original places of the parts that a translation moved.

use std::collections::HashMap;

use serde_json::Value;

use crate::report::{Code, Report};
use crate::source::references::reported_places;
use crate::source::tree::{Place, node};
use crate::source::validation::Reference;

/// The original places of moved parts.
///
/// A key is the new place of a part, within the original place of its parent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Moves(HashMap<Place, Place>);

impl Moves {
    /// Records that a part was moved to `now`, within the original place of its parent.
    pub(super) fn insert(&mut self, now: Place, before: Place) {
        let before = self.0.get(&before).cloned().unwrap_or(before);
        self.0.insert(now, before);
    }

    /// Returns the original place of a part.
    pub(crate) fn original(&self, place: &Place) -> Place {
        if self.0.is_empty() {
            return place.clone();
        }
        let steps = place.steps().into_iter();
        steps.fold(Place::root(), |parent, step| {
            let now = parent.key(step);
            self.0.get(&now).cloned().unwrap_or(now)
        })
    }

    /// Reports references whose targets were moved, unless they were reported before.
    pub(crate) fn check_references(
        &self,
        value: &Value,
        references: &[Reference],
        report: &mut Report,
    ) {
        let known = reported_places(report);
        for reference in references {
            let Some(target) = Place::of_reference(&reference.target) else {
                continue;
            };
            let place = reference.place.key("$ref");
            let has_moved = self.original(&target) != target || node(value, &target).is_none();
            if has_moved && !known.contains(&place) {
                let message = "unsupported reference into a union with `null`";
                report
                    .add(Code::UnsupportedSchema, &place, message)
                    .help("move its target to `components`");
            }
        }
    }
}
