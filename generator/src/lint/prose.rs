//! Operations, parameters and schemas without a description.

use serde_json::Value;

use super::description::{Description, has_text};
use crate::names;
use crate::report::{Code, Report, quoted};
use crate::source::Shape;

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    for operation in &description.operations {
        if has_text(operation.value, "summary") || has_text(operation.value, "description") {
            continue;
        }
        let message = format!("`{}` has no summary or description", operation.shown());
        let help = operation
            .id()
            .map(|id| format!(", perhaps `summary: {}.`", sentence(id)));
        report
            .add(Code::UndescribedOperation, &operation.place, message)
            .at_key()
            .help(format!("add a `summary`{}", help.unwrap_or_default()));
    }
    parameters(description, report);
    schemas(description, report);
}

fn parameters(description: &Description<'_>, report: &mut Report) {
    let is_parameter = |shape| {
        matches!(
            shape,
            Shape::QueryParameter
                | Shape::PathParameter
                | Shape::HeaderParameter
                | Shape::CookieParameter
        )
    };
    for parameter in description.all(is_parameter) {
        let schema = parameter.value.get("schema");
        let schema =
            schema.and_then(|schema| description.resolve(schema, &parameter.place.key("schema")));
        if has_text(parameter.value, "description")
            || schema.is_some_and(|schema| has_text(schema.value, "description"))
        {
            continue;
        }
        let name = parameter.value.get("name").and_then(Value::as_str);
        let name = name.unwrap_or_default();
        let message = format!("parameter {} has no description", quoted(name));
        report
            .add(Code::UndescribedParameter, &parameter.place, message)
            .at_key()
            .help("add a `description` for the docs and the help of the command line");
    }
}

fn schemas(description: &Description<'_>, report: &mut Report) {
    for (name, place, schema) in description.schemas() {
        let is_described = has_text(schema, "description") || has_text(schema, "title");
        if is_described || schema.get("$ref").is_some() || !schema.is_object() {
            continue;
        }
        let message = format!("schema {} has no description", quoted(name));
        report
            .add(Code::UndescribedSchema, &place, message)
            .at_key()
            .help("add a `description` for the docs of the type");
    }
}

/// An id as a sentence: `List pets` for `listPets`.
fn sentence(id: &str) -> String {
    let words = names::in_words(id);
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
