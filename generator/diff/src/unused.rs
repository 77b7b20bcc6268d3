//! Schemas that nothing which is sent is of. Whoever reads the description may use them, and they have types.

use std::collections::HashSet;

use serde_json::Value;

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Told};
use super::heirs::Heirs;
use super::sent::Where;
use generator::source::Place;

impl<'a> Comparer<'a> {
    /// Notes which of them are gone, or are others.
    pub fn unused(&mut self, old: &At<'a>, new: &At<'a>) {
        let used: HashSet<String> = [(old, &self.old_heirs), (new, &self.new_heirs)]
            .into_iter()
            .flat_map(|(root, heirs)| used(root, heirs))
            .collect();
        let list = |root: &At<'a>| root.get("components")?.get("schemas");
        let now = list(new);
        for (name, schema) in list(old).iter().flat_map(At::named) {
            if used.contains(name) {
                continue;
            }
            let after = now.as_ref().and_then(|now| now.get(name));
            let place = now.as_ref().map_or(&new.place, |now| &now.place);
            let (rule, message, place) = match &after {
                None => ("removed", "is gone, which nothing used", place),
                Some(after) if self.is_another(&schema, after) => {
                    ("changed", "is another, which nothing uses", &after.place)
                }
                Some(_) => continue,
            };
            let message = format!("the schema `{name}` {message}");
            let told = Told::new(format!("api-schema-{rule}"), Verdict::Safe, message);
            self.tell(told.between(&schema.place, place).about(name));
        }
    }

    fn is_another(&mut self, old: &At<'a>, new: &At<'a>) -> bool {
        if self.is_untouched(old, new) {
            return false;
        }
        let at = Where::nowhere();
        !self.is_trial_clean(|trial| {
            trial.schema(std::slice::from_ref(old), std::slice::from_ref(new), &at);
        })
    }
}

/// The names of the schemas that what is sent may be of.
fn used(root: &At<'_>, heirs: &Heirs) -> HashSet<String> {
    let schemas = root.get("components").and_then(|all| all.get("schemas"));
    let mut used = HashSet::new();
    let mut waiting = Vec::new();
    outside_schemas(root.value, &mut waiting);
    while let Some(name) = waiting.pop() {
        if !used.insert(name.clone()) {
            continue;
        }
        if let Some(schema) = schemas.as_ref().and_then(|all| all.get(&name)) {
            references(schema.value, &mut waiting);
        }
        let section = Place::root().key("components").key("schemas");
        let heirs = heirs.of(&section.key(&name)).into_iter().flatten();
        waiting.extend(heirs.filter_map(|(_, place)| name_of(place)));
    }
    used
}

fn outside_schemas(root: &Value, found: &mut Vec<String>) {
    for (key, value) in root.as_object().into_iter().flatten() {
        match (key.as_str(), value) {
            ("components", Value::Object(components)) => {
                let others = components.iter().filter(|(kind, _)| *kind != "schemas");
                others.for_each(|(_, kind)| references(kind, found));
            }
            _ => references(value, found),
        }
    }
}

/// The schemas that a value refers to, by references or by the values of a discriminator.
fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.extend(named(text)),
        Value::Array(list) => list.iter().for_each(|item| references(item, found)),
        Value::Object(object) => object.values().for_each(|value| references(value, found)),
        _ => {}
    }
}

fn named(reference: &str) -> Option<String> {
    let is_of_schema = reference.starts_with("#/components/schemas/");
    name_of(&Place::of_reference(reference).filter(|_| is_of_schema)?)
}

/// The name of the schema that a place is, or lies in.
fn name_of(place: &Place) -> Option<String> {
    place.steps().get(2).map(|name| (*name).to_owned())
}
