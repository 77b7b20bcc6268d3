//! Schemas that no operation uses, but for which types are generated.

use std::collections::HashSet;

use serde_json::Value;

use super::change::Verdict;
use super::comparer::{Comparer, Context};
use super::node::Node;
use super::subtypes::Subtypes;
use openapi_crates::source::Place;

impl<'a> Comparer<'a> {
    /// Reports the unused schemas that were removed or changed.
    pub fn unused_schemas(&mut self, old: &Node<'a>, new: &Node<'a>) {
        let mut used = used_schemas(old, &self.old_subtypes);
        used.extend(used_schemas(new, &self.new_subtypes));
        let list = |root: &Node<'a>| root.get("components")?.get("schemas");
        let schemas = list(new).unwrap_or_else(|| new.clone());
        for (name, schema) in list(old).into_iter().flat_map(|list| list.members()) {
            if used.contains(name) {
                continue;
            }
            let at = Context::global("").with_member(name);
            let (rule, verb, place) = match schemas.get(name) {
                None => ("api-schema-removed", "was removed", schemas.place.clone()),
                Some(now) if self.is_changed(&schema, &now, &at) => {
                    ("api-schema-changed", "changed", now.place)
                }
                Some(_) => continue,
            };
            let message = format!("the unused schema `{name}` {verb}");
            self.report_as(&at, rule, Verdict::Safe, message, schema, place);
        }
    }

    fn is_changed(&mut self, old: &Node<'a>, new: &Node<'a>, at: &Context) -> bool {
        !self.is_unchanged(old, new) && !self.is_same_schema(old.as_slice(), new.as_slice(), at)
    }
}

/// Returns the names of the schemas that are used outside of `components/schemas`, directly or indirectly.
fn used_schemas(root: &Node<'_>, subtypes: &Subtypes) -> HashSet<String> {
    let section = Place::root().key("components").key("schemas");
    let mut used = HashSet::new();
    let mut waiting = Vec::new();
    for (key, value) in root.value.as_object().into_iter().flatten() {
        match (key.as_str(), value) {
            ("components", Value::Object(components)) => {
                let others = components.iter().filter(|(kind, _)| *kind != "schemas");
                others.for_each(|(_, kind)| schema_names(kind, &mut waiting));
            }
            _ => schema_names(value, &mut waiting),
        }
    }
    while let Some(name) = waiting.pop() {
        let place = section.key(&name);
        if used.insert(name) {
            if let Some(schema) = root.at(place.clone()) {
                schema_names(schema.value, &mut waiting);
            }
            let subtypes = subtypes.of(&place).into_iter().flatten();
            waiting.extend(subtypes.filter_map(|(_, place)| name_of(place)));
        }
    }
    used
}

/// Collects the names of the schemas that a value refers to, in `$ref` or in the mapping of a discriminator.
fn schema_names(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) if text.starts_with("#/components/schemas/") => {
            found.extend(Place::of_reference(text).and_then(|place| name_of(&place)));
        }
        Value::Array(list) => list.iter().for_each(|item| schema_names(item, found)),
        Value::Object(object) => object.values().for_each(|value| schema_names(value, found)),
        _ => {}
    }
}

/// Returns the name of the schema that contains a location.
fn name_of(place: &Place) -> Option<String> {
    place.steps().get(2).map(|name| (*name).to_owned())
}
