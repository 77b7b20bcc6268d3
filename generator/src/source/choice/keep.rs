//! Takes away what is not needed.

use serde_json::{Map, Value};

use super::entries::{Entry, replaced_by_left_out};
use super::reach::Reach;
use super::relocated::Relocated;
use crate::source::Place;
use crate::source::nodes::{node, node_mut};
use crate::source::structure::Reference;

/// Where stands what is needed of operations that were not chosen, each by the pointer to where it
/// stood.
pub(super) const STRAYS: &str = "x-openapi-strays";

/// What is to be done to a description.
pub(super) struct Plan {
    /// The references to strays, and what is written for them.
    references: Vec<(Place, Place)>,
    /// What operations that are not chosen have and chosen ones need.
    strays: Vec<Place>,
    /// Paths, webhooks, their operations, and components.
    removed: Vec<Place>,
}

impl Plan {
    /// What is to be done to keep what is needed alone.
    pub(super) fn new(
        value: &Value,
        references: &[Reference],
        reach: &Reach<'_>,
        entries: &[Entry],
    ) -> Self {
        let mut removed = replaced_by_left_out(entries, value);
        for entry in entries {
            entry.left_out(&mut removed);
        }
        let place = Place::root().key("components");
        let sections = value.get("components").and_then(Value::as_object);
        for (section, components) in sections.into_iter().flatten() {
            let place = place.key(section);
            let names = components.as_object().into_iter().flat_map(Map::keys);
            let places = names.map(|name| place.key(name));
            removed.extend(places.filter(|place| !section.starts_with("x-") && !reach.has(place)));
        }
        if !entries.iter().any(|entry| entry.asks_by_default(value)) {
            removed.push(Place::root().key("security"));
        }
        let needed = references.iter().filter(|one| reach.has(&one.place));
        let to_strays = needed.filter_map(|one| {
            let target = Place::of_reference(&one.target)?;
            let stray = reach.stray(&target)?;
            Some((one.place.key("$ref"), moved(&target, stray)))
        });
        Self {
            references: to_strays.collect(),
            strays: reach.strays().cloned().collect(),
            removed,
        }
    }

    /// Does it.
    pub(super) fn carry_out(self, value: &mut Value, relocated: &mut Relocated) {
        for (place, target) in self.references {
            if let Some(node) = node_mut(value, &place) {
                *node = Value::String(target.to_string());
            }
        }
        let mut kept = Map::new();
        for stray in self.strays {
            if let Some(node) = node(value, &stray) {
                kept.insert(stray.to_string(), node.clone());
                relocated.note(moved(&stray, &stray), stray);
            }
        }
        for place in self.removed {
            let parent = place.parent().and_then(|parent| node_mut(value, parent));
            if let (Some(Value::Object(parent)), Some(name)) = (parent, place.name()) {
                parent.shift_remove(name);
            }
        }
        if let (Value::Object(root), false) = (value, kept.is_empty()) {
            root.insert(STRAYS.to_owned(), Value::Object(kept));
        }
    }
}

/// Where a node of a stray stands when that is moved.
fn moved(target: &Place, stray: &Place) -> Place {
    let outer = stray.steps().len();
    let steps = target.steps();
    let place = Place::root().key(STRAYS).key(&stray.to_string());
    place.behind(steps.get(outer..).unwrap_or_default())
}
