//! References to components of another kind with an obvious interpretation.

use serde_json::{Map, Value, json};

use crate::report::{Code, Report, quoted};
use crate::source::grammar::{ROOT, visit_whole};
use crate::source::tree::{Place, node, node_mut};

type Fields = Map<String, Value>;

/// A kind of wrong references: the field whose entries refer to the components, their section, the message, and the
/// conversion.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    fn(&Fields) -> Option<Fields>,
);

const ROWS: [Row; 2] = [
    (
        "headers",
        "#/components/parameters/",
        "is a parameter, read as the equivalent header",
        as_header,
    ),
    (
        "responses",
        "#/components/requestBodies/",
        "is a request body, read as a response with this body",
        as_response,
    ),
];

/// Replaces the references by the converted components.
pub(in crate::source) fn repair(value: &mut Value, report: &mut Report) {
    for (field, section, message, convert) in ROWS {
        let mut found = Vec::new();
        visit_whole(value, ROOT, |shape, object, place| {
            let field_of = shape.filter(|shape| shape.field(field).is_some());
            let entries = field_of.and_then(|_| object.get(field)?.as_object());
            for (name, entry) in entries.into_iter().flatten() {
                let reference = entry.get("$ref").and_then(Value::as_str);
                if let Some(reference) = reference.filter(|text| text.starts_with(section)) {
                    found.push((place.key(field).key(name), reference.to_owned()));
                }
            }
        });
        for (place, reference) in found {
            let target = Place::of_reference(&reference);
            let component = target.and_then(|target| node(value, &target)?.as_object());
            let Some(converted) = component.and_then(convert) else {
                continue;
            };
            let message = format!("{} {message}", quoted(&reference));
            report.add(Code::WrongReference, &place.key("$ref"), message);
            if let Some(node) = node_mut(value, &place) {
                *node = Value::Object(converted);
            }
        }
    }
}

/// The common fields of headers and parameters (OpenAPI, "Header Object").
const COMMON: [&str; 9] = [
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
    let mut header = parameter.clone();
    header.retain(|key, _| COMMON.contains(&key.as_str()));
    is_header.then_some(header)
}

fn as_response(body: &Fields) -> Option<Fields> {
    let content = body.get("content")?.clone();
    let description = body.get("description").cloned();
    Some(Fields::from_iter([
        ("description".to_owned(), description.unwrap_or(json!(""))),
        ("content".to_owned(), content),
    ]))
}
