//! Corrections: changes to a description that make up for its errors.
//!
//! All corrections are in terms of the description as it was read. They are applied together, and what
//! moves by that, which are the later entries of a list without one of its entries, is noted.

use std::collections::{BTreeMap, HashMap};

use serde_json::{Map, Value};

use super::Place;
use super::choice::Relocated;
use super::grammar::Shape;
use super::nodes::{node, node_mut};
use crate::report::quoted;

/// A change to one node of a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The node, in the description before any correction.
    pub place: Place,
    /// What becomes of it.
    pub change: Change,
}

/// What becomes of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// It is removed.
    Remove,
    /// It gets this value, and is added where it is missing.
    Set(Value),
    /// It gets another key in the object that it is in; it is removed if that is taken.
    Rename(String),
    /// It is a schema, and allows any value: only its annotations stay.
    Loosen,
}

/// The keywords of a schema that constrain no value.
const ANNOTATIONS: [&str; 10] = [
    "$comment",
    "$defs",
    "$id",
    "default",
    "deprecated",
    "description",
    "example",
    "examples",
    "externalDocs",
    "title",
];

/// Whether a keyword of a schema constrains no value.
pub fn is_annotation(keyword: &str) -> bool {
    ANNOTATIONS.contains(&keyword) || keyword.starts_with("x-")
}

/// Whether a schema allows any value.
pub fn is_loose(schema: &Value) -> bool {
    match schema {
        Value::Object(schema) => schema.keys().all(|keyword| is_annotation(keyword)),
        other => *other == Value::Bool(true),
    }
}

impl Correction {
    /// Says what was changed, as a note to what was wrong at a place.
    pub(crate) fn describe(&self, at: &Place) -> String {
        let name = self.place.name().unwrap_or_default();
        // What is wrong stands in what is changed, which people find by itself if it is not far.
        let is_near = at.is_within(&self.place) && at.steps().len() <= self.place.steps().len() + 1;
        let place = &self.place;
        match &self.change {
            Change::Remove if name.parse::<usize>().is_ok() && is_near => {
                "this entry is ignored".to_owned()
            }
            Change::Remove if name.parse::<usize>().is_ok() => {
                format!("the entry at `{place}` is ignored")
            }
            Change::Remove if self.is_of_operation() => "the operation is left out".to_owned(),
            Change::Remove => format!("{} is ignored", quoted(name)),
            Change::Rename(new) => format!("read as {}", quoted(new)),
            Change::Set(Value::String(text)) => format!("read as {}", quoted(text)),
            Change::Set(Value::Object(set)) if set.contains_key("content") => {
                "read as one that has any body".to_owned()
            }
            Change::Set(value) => format!("read as {}", quoted(&value.to_string())),
            Change::Loosen if is_near => {
                "this schema is read as one that allows any value".to_owned()
            }
            Change::Loosen => {
                format!("the schema at `{place}` is read as one that allows any value")
            }
        }
    }

    /// Whether what is changed is an operation.
    fn is_of_operation(&self) -> bool {
        match self.place.steps()[..] {
            ["paths", _, name] => Shape::methods().any(|method| method == name),
            _ => false,
        }
    }

    /// Applies it, unless it removes an entry of a list.
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
                let holder = self.place.parent().and_then(|place| node_mut(value, place));
                if let (Some(Value::Object(holder)), Some(key)) = (holder, self.place.name()) {
                    holder.shift_remove(key);
                }
            }
        }
    }
}

fn loosen(schema: &mut Value) {
    match schema {
        Value::Object(schema) => schema.retain(|keyword, _| is_annotation(keyword)),
        other => *other = Value::Object(Map::new()),
    }
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

/// Applies corrections to a description, and notes what moved.
pub(super) fn apply(corrections: &[Correction], value: &mut Value, relocated: &mut Relocated) {
    let removed = removed_entries(corrections, value);
    for correction in corrections {
        correction.apply(value);
    }
    let mut moved = HashMap::new();
    for (list, indices) in removed {
        remove_entries(value, &list, &indices, &mut moved);
    }
    for (before, now) in moved {
        relocated.note_earlier(now, before);
    }
    for correction in corrections {
        rename(correction, value, relocated);
    }
}

/// Gives a node another key, and leaves it where it is among the others.
fn rename(correction: &Correction, value: &mut Value, relocated: &mut Relocated) {
    let Correction {
        place,
        change: Change::Rename(new),
    } = correction
    else {
        return;
    };
    let (Some(parent), Some(old)) = (place.parent(), place.name()) else {
        return;
    };
    let Some(Value::Object(holder)) = node_mut(value, parent) else {
        return;
    };
    let is_taken = holder.contains_key(new);
    let entries = std::mem::take(holder).into_iter();
    let kept = entries.filter(|(key, _)| !is_taken || key != old);
    *holder = kept
        .map(|(key, value)| (if key == old { new.clone() } else { key }, value))
        .collect();
    if !is_taken {
        relocated.note_earlier(parent.key(new), place.clone());
    }
}

/// The entries of lists that are removed, in ascending order by their lists, of which the outer ones come first.
fn removed_entries(corrections: &[Correction], value: &Value) -> Vec<(Place, Vec<usize>)> {
    let mut lists: BTreeMap<(usize, String), (Place, Vec<usize>)> = BTreeMap::new();
    for Correction { place, change } in corrections {
        let (Change::Remove, Some(list), Some(name)) = (change, place.parent(), place.name())
        else {
            continue;
        };
        if let (Some(Value::Array(_)), Ok(index)) = (node(value, list), name.parse()) {
            let key = (list.steps().len(), list.pointer());
            let (_, indices) = lists
                .entry(key)
                .or_insert_with(|| (list.clone(), Vec::new()));
            indices.push(index);
        }
    }
    let mut lists: Vec<_> = lists.into_values().collect();
    for (_, indices) in &mut lists {
        indices.sort_unstable();
        indices.dedup();
    }
    lists
}

/// Removes entries of the list that was at a place, and notes by their places before where the others are now.
fn remove_entries(
    value: &mut Value,
    list: &Place,
    removed: &[usize],
    moved: &mut HashMap<Place, Place>,
) {
    let list_now = list.moved_by(moved);
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

    fn corrected(value: &Value, corrections: &[(&str, Change)]) -> (Value, Relocated) {
        let corrections: Vec<Correction> = corrections
            .iter()
            .map(|(at, change)| Correction {
                place: place(at),
                change: change.clone(),
            })
            .collect();
        let (mut value, mut relocated) = (value.clone(), Relocated::default());
        apply(&corrections, &mut value, &mut relocated);
        (value, relocated)
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
        let expected = json!({"a": {"title": "A"}, "b": [1, 3, 4], "c": {}, "e": "new"});
        assert_eq!(value, expected);
    }

    #[test]
    fn what_moves_in_a_list_is_found_where_it_was() {
        let value = json!({"a": [0, {"b": [5, 6, 7]}, 2, 3]});
        let removed = [
            ("#/a/1/b/0", Change::Remove),
            ("#/a/2", Change::Remove),
            ("#/a/0", Change::Remove),
        ];
        let (value, relocated) = corrected(&value, &removed);
        assert_eq!(value, json!({"a": [{"b": [6, 7]}, 3]}));
        for (now, before) in [
            ("#/a/0/b/1", "#/a/1/b/2"),
            ("#/a/0", "#/a/1"),
            ("#/a/1", "#/a/3"),
            ("#/c", "#/c"),
        ] {
            assert_eq!(relocated.before(&place(now)), place(before), "{now}");
        }
    }
}
