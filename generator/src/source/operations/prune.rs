//! Removes the unreachable parts of a description.

use serde_json::{Map, Value};

use super::path_entry::{PathEntry, dangling_replacements};
use super::reachable::Reachable;
use crate::source::tree::{Place, Relocations, components, node, node_mut, remove};
use crate::source::validation::Reference;

/// The key of reachable parts of operations that are not selected, by JSON Pointers to their original places.
pub(super) const UNSELECTED_PARTS: &str = "x-openapi-strays";

/// The changes to a description.
pub(super) struct Changes {
    /// References to unselected parts, with the new targets.
    references: Vec<(Place, Place)>,
    unselected_parts: Vec<Place>,
    /// Paths, webhooks, operations and components.
    removed: Vec<Place>,
}

impl Changes {
    pub(super) fn new(
        value: &Value,
        references: &[Reference],
        reachable: &Reachable<'_>,
        entries: &[PathEntry],
    ) -> Self {
        let mut removed = dangling_replacements(entries, value);
        for entry in entries {
            entry.removed(&mut removed);
        }
        let places = components(value).map(|(section, name)| Place::component(section, name));
        removed.extend(places.filter(|place| !reachable.contains(place)));
        if !entries
            .iter()
            .any(|entry| entry.uses_default_security(value))
        {
            removed.push(Place::root().key("security"));
        }
        let needed = references
            .iter()
            .filter(|one| reachable.contains(&one.place));
        let to_unselected = needed.filter_map(|one| {
            let target = Place::of_reference(&one.target)?;
            let part = reachable.unselected_part(&target)?;
            Some((one.place.key("$ref"), moved(&target, part)))
        });
        Self {
            references: to_unselected.collect(),
            unselected_parts: reachable.unselected_parts().cloned().collect(),
            removed,
        }
    }

    pub(super) fn apply(self, value: &mut Value, relocations: &mut Relocations) {
        for (place, target) in self.references {
            if let Some(node) = node_mut(value, &place) {
                *node = Value::String(target.to_string());
            }
        }
        let mut kept = Map::new();
        for part in self.unselected_parts {
            if let Some(node) = node(value, &part) {
                kept.insert(part.to_string(), node.clone());
                relocations.insert(moved(&part, &part), part);
            }
        }
        for place in self.removed {
            remove(value, &place);
        }
        if let (Value::Object(root), false) = (value, kept.is_empty()) {
            root.insert(UNSELECTED_PARTS.to_owned(), Value::Object(kept));
        }
    }
}

/// The new place of a node of an unselected part.
fn moved(target: &Place, part: &Place) -> Place {
    let steps = target.steps();
    let inner = steps.get(part.steps().len()..).unwrap_or_default();
    let place = Place::root().key(UNSELECTED_PARTS).key(&part.to_string());
    place.join(inner)
}
