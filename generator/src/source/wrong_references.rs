//! References that lead to a component of another kind, which says what is meant.

use serde_json::{Map, Value, json};

use super::Place;
use super::nodes::{node, node_mut};
use crate::report::{Code, Report, quoted};

/// The fields of an object.
type Fields = Map<String, Value>;

/// A kind of references, and how what they lead to is read.
struct Wrong {
    /// The field whose entries may be such references.
    entries: &'static str,
    /// Where these lead.
    target: &'static str,
    /// What that is, and as what it is read.
    words: &'static str,
    read: fn(&Fields) -> Option<Fields>,
}

const ALL: [Wrong; 2] = [
    Wrong {
        entries: "headers",
        target: "#/components/parameters/",
        words: "is a parameter; read as a header that is like it",
        read: as_header,
    },
    Wrong {
        entries: "responses",
        target: "#/components/requestBodies/",
        words: "is the body of a request; read as a response with that body",
        read: as_response,
    },
];

/// Puts what is meant in the place of such references, with a warning.
pub(super) fn mend(value: &mut Value, report: &mut Report) {
    for wrong in &ALL {
        wrong.mend(value, report);
    }
}

impl Wrong {
    fn mend(&self, value: &mut Value, report: &mut Report) {
        let mut found = Vec::new();
        self.find(value, &Place::root(), &mut found);
        for place in found {
            let reference = node(value, &place.key("$ref")).and_then(Value::as_str);
            let Some(reference) = reference.map(str::to_owned) else {
                continue;
            };
            let component = Place::of_reference(&reference).and_then(|at| node(value, &at));
            let Some(meant) = component.and_then(Value::as_object).and_then(self.read) else {
                continue;
            };
            let message = format!("{} {}", quoted(&reference), self.words);
            report.add(Code::WrongReference, &place.key("$ref"), message);
            if let Some(node) = node_mut(value, &place) {
                *node = Value::Object(meant);
            }
        }
    }

    fn find(&self, value: &Value, place: &Place, found: &mut Vec<Place>) {
        let Value::Object(object) = value else {
            if let Value::Array(items) = value {
                for (index, item) in items.iter().enumerate() {
                    self.find(item, &place.index(index), found);
                }
            }
            return;
        };
        for (key, value) in object {
            let at = place.key(key);
            match (key.as_str(), value) {
                (key, Value::Object(entries)) if key == self.entries => {
                    for (name, entry) in entries {
                        let at = at.key(name);
                        match entry.get("$ref").and_then(Value::as_str) {
                            Some(text) if text.starts_with(self.target) => found.push(at),
                            _ => self.find(entry, &at, found),
                        }
                    }
                }
                ("schema" | "schemas" | "example" | "examples", _) => {}
                _ => self.find(value, &at, found),
            }
        }
    }
}

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

fn as_header(parameter: &Fields) -> Option<Fields> {
    let is_header = parameter.get("in").and_then(Value::as_str) == Some("header");
    let fields = parameter.iter();
    let shared = fields.filter(|(key, _)| SHARED.contains(&key.as_str()));
    is_header.then(|| {
        shared
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect()
    })
}

/// What a response has of a body (OpenAPI, "Response Object").
fn as_response(body: &Fields) -> Option<Fields> {
    let content = body.get("content")?.clone();
    let description = body.get("description").cloned();
    let mut response = Fields::new();
    response.insert("description".to_owned(), description.unwrap_or(json!("")));
    response.insert("content".to_owned(), content);
    Some(response)
}
