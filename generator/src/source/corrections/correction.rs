//! Changes that correct errors of a description.
//!
//! All corrections refer to the description before any of them. They are applied together, and nodes that move, such as
//! the later entries of a list, are recorded.

use std::collections::{BTreeMap, HashMap};

use serde_json::{Map, Value};

use crate::report::quoted;
use crate::selection::METHODS;
use crate::source::grammar;
use crate::source::grammar::ADDITIONAL_OPERATIONS;
use crate::source::tree::{Place, Relocations, node, node_mut, remove};
use crate::source::upgrade::LOOSENED;

/// A change to a node of a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The place of the node before any correction.
    pub place: Place,
    /// The change.
    pub change: Change,
}

/// A change to a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Removes the node.
    Remove,
    /// Replaces the node, or adds it.
    Set(Value),
    /// Renames the key of the node; removes the node if the new key exists.
    Rename(String),
    /// Removes all constraints of a schema, so that its type represents any value.
    Loosen,
}

/// `true` if a keyword of a schema does not constrain values.
pub fn is_annotation(keyword: &str) -> bool {
    grammar::is_annotation(keyword, &[]) || grammar::is_core(keyword)
}

/// `true` if a schema allows any value.
pub(super) fn allows_any(schema: &Value) -> bool {
    match schema {
        Value::Object(schema) => schema.keys().all(|keyword| is_annotation(keyword)),
        other => *other == Value::Bool(true),
    }
}

impl Correction {
    /// The same change of another node.
    pub(crate) fn at(&self, place: &Place) -> Self {
        Self {
            place: place.clone(),
            change: self.change.clone(),
        }
    }

    /// Describes the correction in a note to a diagnostic about `place`.
    pub(crate) fn describe(&self, place: &Place) -> String {
        let name = self.place.name().unwrap_or_default();
        let is_entry = name.parse::<usize>().is_ok();
        // The reader finds a node that is near without its place.
        let is_near =
            place.is_within(&self.place) && place.steps().len() <= self.place.steps().len() + 1;
        let place = &self.place;
        let is_operation = matches!(*place.steps(), ["paths", _, method] if METHODS.contains(&method))
            || matches!(*place.steps(), ["paths", _, ADDITIONAL_OPERATIONS, _]);
        match &self.change {
            Change::Remove if is_entry && is_near => "this entry is ignored".to_owned(),
            Change::Remove if is_entry => format!("the entry at `{place}` is ignored"),
            Change::Remove if is_operation => "the operation is skipped".to_owned(),
            Change::Remove if place.parent().and_then(Place::name) == Some("encoding") => {
                format!("the encoding of {} is ignored", quoted(name))
            }
            Change::Remove => format!("{} is ignored", quoted(name)),
            Change::Rename(new) => format!("read as {}", quoted(new)),
            Change::Set(Value::String(text)) => format!("read as {}", quoted(text)),
            Change::Set(Value::Object(set)) if set.contains_key("content") => {
                "read as one with an arbitrary body".to_owned()
            }
            Change::Set(value) => format!("read as {}", quoted(&value.to_string())),
            Change::Loosen if is_near => "the type of this schema is arbitrary JSON".into(),
            Change::Loosen => {
                format!("the type of the schema at `{place}` is arbitrary JSON")
            }
        }
    }

    /// The list and the index of an entry to remove.
    fn removed_entry(&self, value: &Value) -> Option<(&Place, usize)> {
        let (list, name) = (self.place.parent()?, self.place.name()?);
        let is_list = matches!(node(value, list), Some(Value::Array(_)));
        let is_removed = is_list && self.change == Change::Remove;
        Some((list, name.parse().ok().filter(|_| is_removed)?))
    }

    /// Applies the correction, unless it renames a key or removes an entry of a list.
    fn apply(&self, value: &mut Value) {
        match &self.change {
            Change::Set(new) => set(value, &self.place, new),
            Change::Loosen => {
                if let Some(schema) = node_mut(value, &self.place) {
                    loosen(schema);
                }
            }
            Change::Rename(_) => {}
            Change::Remove => {
                if self.removed_entry(value).is_none() {
                    remove(value, &self.place);
                }
            }
        }
    }

    /// Renames a key without changing its position.
    fn rename(&self, value: &mut Value, relocations: &mut Relocations) -> Option<()> {
        let Change::Rename(new) = &self.change else {
            return None;
        };
        let (parent, old) = (self.place.parent()?, self.place.name()?);
        let holder = node_mut(value, parent)?.as_object_mut()?;
        let is_taken = holder.contains_key(new);
        let entries = std::mem::take(holder).into_iter();
        let kept = entries.filter(|(key, _)| !is_taken || key != old);
        *holder = kept
            .map(|(key, value)| (if key == old { new.clone() } else { key }, value))
            .collect();
        if !is_taken {
            relocations.insert_correction(parent.key(new), self.place.clone());
        }
        Some(())
    }
}

/// Removes all constraints of a schema. Values are still validated by the original schema, which no type represents.
fn loosen(schema: &mut Value) {
    let original = std::mem::take(schema);
    let mut loose = match &original {
        Value::Object(keywords) => keywords.clone(),
        _ => Map::new(),
    };
    loose.retain(|keyword, _| is_annotation(keyword));
    loose.insert(LOOSENED.to_owned(), original);
    *schema = Value::Object(loose);
}

fn set(value: &mut Value, place: &Place, new: &Value) {
    if let Some(known) = node_mut(value, place) {
        *known = new.clone();
        return;
    }
    let holder = place.parent().and_then(|place| node_mut(value, place));
    match (holder, place.name()) {
        (Some(Value::Object(holder)), Some(key)) => {
            holder.insert(key.to_owned(), new.clone());
        }
        (Some(Value::Array(holder)), _) => holder.push(new.clone()),
        _ => {}
    }
}

/// Applies corrections to a description, and records the nodes that move.
pub(crate) fn apply(corrections: &[Correction], value: &mut Value, relocations: &mut Relocations) {
    // Outer lists come first.
    let mut removed: BTreeMap<(usize, String), (Place, Vec<usize>)> = BTreeMap::new();
    for correction in corrections {
        if let Some((list, index)) = correction.removed_entry(value) {
            let key = (list.steps().len(), list.pointer());
            let entry = removed.entry(key);
            let (_, indices) = entry.or_insert_with(|| (list.clone(), Vec::new()));
            indices.push(index);
        }
    }
    for correction in corrections {
        correction.apply(value);
    }
    let mut moved = HashMap::new();
    for (list, indices) in removed.into_values() {
        remove_entries(value, &list, &indices, &mut moved);
    }
    for (before, now) in moved {
        relocations.insert_correction(now, before);
    }
    for correction in corrections {
        correction.rename(value, relocations);
    }
}

/// Removes entries of a list, and records the new places of the others by their original ones.
fn remove_entries(
    value: &mut Value,
    list: &Place,
    removed: &[usize],
    moved: &mut HashMap<Place, Place>,
) {
    let list_now = list.relocated(moved);
    let Some(Value::Array(entries)) = node_mut(value, &list_now) else {
        return;
    };
    let kept = (0..entries.len()).filter(|index| !removed.contains(index));
    for (now, before) in kept.enumerate().filter(|(now, before)| now != before) {
        moved.insert(list.index(before), list_now.index(now));
    }
    let mut index = 0;
    entries.retain(|_| {
        index += 1;
        !removed.contains(&(index - 1))
    });
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn place(reference: &str) -> Place {
        Place::of_reference(reference).expect(reference)
    }

    fn corrected(value: &Value, corrections: &[(&str, Change)]) -> (Value, Relocations) {
        let corrections: Vec<Correction> = corrections
            .iter()
            .map(|(at, change)| Correction {
                place: place(at),
                change: change.clone(),
            })
            .collect();
        let (mut value, mut relocations) = (value.clone(), Relocations::default());
        apply(&corrections, &mut value, &mut relocations);
        (value, relocations)
    }

    #[test]
    fn nodes_are_removed_set_and_loosened() {
        let value = json!({"a": {"type": "string", "title": "A"}, "b": [1, 2], "c": false, "d": 1});
        let (value, _) = corrected(
            &value,
            &[
                ("#/a", Change::Loosen),
                ("#/b/1", Change::Set(json!(3))),
                ("#/b/2", Change::Set(json!(4))),
                ("#/c", Change::Loosen),
                ("#/d", Change::Remove),
                ("#/e", Change::Set(json!("new"))),
                ("#/x/y", Change::Set(json!("nowhere"))),
            ],
        );
        let a = json!({"title": "A", LOOSENED: {"type": "string", "title": "A"}});
        let expected = json!({"a": a, "b": [1, 3, 4], "c": {LOOSENED: false}, "e": "new"});
        assert_eq!(value, expected);
    }

    #[test]
    fn moved_list_items_are_found_at_their_old_index() {
        let value = json!({"a": [0, {"b": [5, 6, 7]}, 2, 3]});
        let removed = [
            ("#/a/1/b/0", Change::Remove),
            ("#/a/2", Change::Remove),
            ("#/a/0", Change::Remove),
        ];
        let (value, relocations) = corrected(&value, &removed);
        assert_eq!(value, json!({"a": [{"b": [6, 7]}, 3]}));
        for (now, before) in [
            ("#/a/0/b/1", "#/a/1/b/2"),
            ("#/a/0", "#/a/1"),
            ("#/a/1", "#/a/3"),
            ("#/c", "#/c"),
        ] {
            assert_eq!(relocations.original(&place(now)), place(before), "{now}");
        }
    }
}
