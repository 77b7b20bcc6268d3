//! Headers of responses that refer to a parameter, which is a header of requests.

use serde_json::{Map, Value};

use super::Place;
use super::nodes::{node, node_mut};
use crate::report::{Report, quoted};

/// What a header object has of a parameter object (OpenAPI, "Header Object").
const SHARED: [&str; 9] = [
    "description",
    "required",
    "deprecated",
    "schema",
    "content",
    "style",
    "explode",
    "example",
    "examples",
];

/// Puts what the parameter says in the place of such a reference, with a warning.
pub(super) fn mend(value: &mut Value, report: &mut Report) {
    let mut found = Vec::new();
    find(value, &Place::root(), &mut found);
    for place in found {
        let reference = node(value, &place.key("$ref")).and_then(Value::as_str);
        let Some(reference) = reference.map(str::to_owned) else {
            continue;
        };
        let parameter = Place::of_reference(&reference).and_then(|at| node(value, &at));
        let Some(header) = parameter.and_then(Value::as_object).and_then(as_header) else {
            continue;
        };
        let name = quoted(&reference);
        let message = format!("{name} is a parameter; read as a header that is like it");
        report.warning(&place.key("$ref"), message);
        if let Some(node) = node_mut(value, &place) {
            *node = Value::Object(header);
        }
    }
}

fn as_header(parameter: &Map<String, Value>) -> Option<Map<String, Value>> {
    let is_header = parameter.get("in").and_then(Value::as_str) == Some("header");
    let fields = parameter.iter();
    let shared = fields.filter(|(key, _)| SHARED.contains(&key.as_str()));
    is_header.then(|| {
        shared
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect()
    })
}

/// The entries of `headers` of responses that refer to a parameter.
fn find(value: &Value, place: &Place, found: &mut Vec<Place>) {
    let Value::Object(object) = value else {
        if let Value::Array(items) = value {
            for (index, item) in items.iter().enumerate() {
                find(item, &place.index(index), found);
            }
        }
        return;
    };
    for (key, value) in object {
        let at = place.key(key);
        match (key.as_str(), value) {
            ("headers", Value::Object(headers)) => {
                for (name, header) in headers {
                    let reference = header.get("$ref").and_then(Value::as_str);
                    if reference.is_some_and(|text| text.starts_with("#/components/parameters/")) {
                        found.push(at.key(name));
                    }
                }
            }
            ("schema" | "schemas" | "example" | "examples", _) => {}
            _ => find(value, &at, found),
        }
    }
}
