//! The targets of references, which have moved.

use serde_json::Value;

use super::Places;
use crate::source::tree::{Place, node, node_mut};
use crate::source::validation::Reference;

/// Makes the references of a converted description lead to the new places of their targets.
pub(super) fn rewrite(value: &mut Value, references: &[Reference], places: &Places) {
    for reference in references {
        let Some(target) = Place::of_reference(&reference.target) else {
            continue;
        };
        let now = places.first_converted(&target);
        // An unresolved reference is reported as it was written.
        if now == target || node(value, &now).is_none() {
            continue;
        }
        for place in places.converted(&reference.place) {
            if let Some(text) = reference_mut(value, &place) {
                *text = Value::String(now.to_string());
            }
        }
    }
}

/// The `$ref` of a node, which may have been wrapped to make it nullable.
fn reference_mut<'v>(value: &'v mut Value, place: &Place) -> Option<&'v mut Value> {
    let node = node_mut(value, place)?;
    let is_wrapped = node.get("$ref").is_none();
    let node = match is_wrapped {
        true => node.get_mut("allOf")?.get_mut(0)?,
        false => node,
    };
    node.get_mut("$ref")
}
