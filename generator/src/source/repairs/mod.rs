//! Repairs of errors outside of single objects that have one sensible interpretation, each with a warning.
//!
//! In: the value of a description. Out: the same value, repaired. `before_validation` runs before the structure is checked, `after_validation`
//! on the checked value. Uses `tree`.

mod item_enums;
mod path_parameters;
mod query_parameters;
mod wrong_references;

use serde_json::{Map, Value, json};

use super::tree::{OperationKey, Place, node_mut, resolve};
use super::validation::Outline;
use crate::report::Report;
use crate::source::tree::entries;

pub(crate) use query_parameters::names as names_in_query;
pub(super) use wrong_references::repair as before_validation;

/// Repairs a validated description.
pub(super) fn after_validation(value: &mut Value, outline: &Outline, report: &mut Report) {
    query_parameters::repair(value, report);
    path_parameters::repair(value, report);
    item_enums::repair(value, &outline.schemas, report);
}

/// An operation of a path.
struct Operation<'v> {
    path: &'v str,
    path_place: Place,
    item: &'v Map<String, Value>,
    place: Place,
    fields: &'v Map<String, Value>,
}

/// All operations of paths that are not references.
fn operations(value: &Value) -> Vec<Operation<'_>> {
    let place = Place::root().key("paths");
    let mut operations = Vec::new();
    for (path, value) in entries(value.get("paths")) {
        let Some(item) = value.as_object().filter(|item| !item.contains_key("$ref")) else {
            continue;
        };
        let path_place = place.key(path);
        let keys = OperationKey::all(value).into_iter();
        let found = keys.filter_map(|key| {
            let fields = key.get(value)?.as_object()?;
            let (path_place, place) = (path_place.clone(), key.place(&path_place));
            Some(Operation {
                path,
                path_place,
                item,
                place,
                fields,
            })
        });
        operations.extend(found);
    }
    operations
}

impl<'v> Operation<'v> {
    /// The objects with parameters of the operation: itself and its path item.
    fn holders(&self) -> [(&'v Map<String, Value>, &Place); 2] {
        [(self.fields, &self.place), (self.item, &self.path_place)]
    }

    /// The names of the parameters, of one location if given; `None` if one cannot be resolved.
    fn declared(&self, value: &'v Value, location: Option<&str>) -> Option<Vec<&'v str>> {
        let lists = [self.item, self.fields].into_iter();
        let lists = lists.filter_map(|holder| holder.get("parameters")?.as_array());
        let resolved: Option<Vec<&Value>> = lists
            .flatten()
            .map(|one| Some(resolve(value, one, Place::root())?.0))
            .collect();
        let of_location = resolved?.into_iter().filter(|parameter| {
            let own = parameter.get("in").and_then(Value::as_str);
            location.is_none() || own == location
        });
        of_location
            .map(|parameter| parameter.get("name")?.as_str())
            .collect()
    }
}

/// Adds a parameter to the operation at a place.
fn add_parameter(value: &mut Value, operation: &Place, parameter: Value) {
    if let Some(Value::Object(operation)) = node_mut(value, operation) {
        let parameters = operation.entry("parameters").or_insert_with(|| json!([]));
        if let Value::Array(parameters) = parameters {
            parameters.push(parameter);
        }
    }
}

/// The text of a field; empty if it has none.
fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Source, value_of};

    #[test]
    fn descriptions_are_repaired() {
        let cases = value_of(&Source::new("cases.yaml", include_str!("cases.yaml")));
        for mut case in cases
            .and_then(|cases| cases.as_array().cloned())
            .expect("a list")
        {
            let (mut value, mut report) = (case["description"].take(), Report::new());
            query_parameters::repair(&mut value, &mut report);
            path_parameters::repair(&mut value, &mut report);
            for (pointer, expected) in case["parts"].as_object().expect("parts") {
                let found = value.pointer(pointer).unwrap_or(&Value::Null);
                assert_eq!(found, expected, "{pointer}");
            }
            assert_eq!(report.diagnostics().len() as u64, case["diagnostics"]);
            assert!(!report.has_errors());
        }
    }
}
