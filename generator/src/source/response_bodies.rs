//! Responses that refer to the body of a request.

use serde_json::{Map, Value, json};

use super::Place;
use super::nodes::{node, node_mut};
use crate::report::{Report, quoted};

/// Puts what the body says in the place of such a reference, with a warning.
pub(super) fn mend(value: &mut Value, report: &mut Report) {
    let mut found = Vec::new();
    find(value, &Place::root(), &mut found);
    for place in found {
        let reference = node(value, &place.key("$ref")).and_then(Value::as_str);
        let Some(reference) = reference.map(str::to_owned) else {
            continue;
        };
        let body = Place::of_reference(&reference).and_then(|at| node(value, &at));
        let Some(response) = body.and_then(Value::as_object).and_then(as_response) else {
            continue;
        };
        let name = quoted(&reference);
        let message = format!("{name} is the body of a request; read as a response with that body");
        report.warning(&place.key("$ref"), message);
        if let Some(node) = node_mut(value, &place) {
            *node = Value::Object(response);
        }
    }
}

/// What a response has of a body (OpenAPI, "Response Object").
fn as_response(body: &Map<String, Value>) -> Option<Map<String, Value>> {
    let content = body.get("content")?.clone();
    let description = body.get("description").cloned();
    let mut response = Map::new();
    response.insert("description".to_owned(), description.unwrap_or(json!("")));
    response.insert("content".to_owned(), content);
    Some(response)
}

/// The entries of `responses` that refer to the body of a request.
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
            ("responses", Value::Object(responses)) => {
                for (status, response) in responses {
                    let reference = response.get("$ref").and_then(Value::as_str);
                    match reference {
                        Some(text) if text.starts_with("#/components/requestBodies/") => {
                            found.push(at.key(status));
                        }
                        _ => find(response, &at.key(status), found),
                    }
                }
            }
            ("schema" | "schemas" | "example" | "examples", _) => {}
            _ => find(value, &at, found),
        }
    }
}
