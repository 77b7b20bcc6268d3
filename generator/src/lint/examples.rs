//! Bodies without an example.

use serde_json::Value;

use super::description::{Description, Found, has_type, is_json};
use crate::report::{Code, Report};

/// The maximum depth of schemas.
const MAX_DEPTH: usize = 6;

/// Formats that need no example.
const CLEAR_FORMATS: [&str; 6] = ["date", "date-time", "uuid", "email", "uri", "binary"];

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let mut known = std::collections::BTreeSet::new();
    for operation in &description.operations {
        let body = description.field(&operation.found(), "requestBody");
        let bodies = body.map(|body| ("request", body));
        let responses = description.responses(operation).into_iter();
        let successes = responses.filter(|(status, _)| status.starts_with('2'));
        let successes = successes.map(|(_, response)| ("response", response));
        for (what, found) in bodies.into_iter().chain(successes) {
            for (media_type, content) in description.entries(&found, "content") {
                if !is_json(media_type)
                    || has_example(description, &content)
                    || !known.insert(content.place.pointer())
                {
                    continue;
                }
                let message = format!("no example for the {what} of `{}`", operation.shown());
                report
                    .add(Code::MissingExample, &content.place, message)
                    .at_key()
                    .help("add `example:` here, or an `example` to each property of its schema");
            }
        }
    }
}

fn has_example(description: &Description<'_>, content: &Found<'_>) -> bool {
    let is_shown = ["example", "examples"]
        .iter()
        .any(|key| content.value.get(key).is_some());
    match description.field(content, "schema") {
        None => true,
        Some(schema) => is_shown || is_exemplified(description, &schema, MAX_DEPTH),
    }
}

/// Returns `true` if an example can be built from a schema.
fn is_exemplified(description: &Description<'_>, schema: &Found<'_>, depth: usize) -> bool {
    let Some(depth) = depth.checked_sub(1) else {
        return true;
    };
    let value = schema.value;
    let values = ["example", "examples", "default", "const", "enum"];
    let format = value.get("format").and_then(Value::as_str);
    if values.iter().any(|key| value.get(key).is_some())
        || format.is_some_and(|format| CLEAR_FORMATS.contains(&format))
        || has_type(value, "boolean")
    {
        return true;
    }
    let all = |found: Vec<Found<'_>>| {
        found
            .iter()
            .all(|one| is_exemplified(description, one, depth))
    };
    let any = |key: &str| {
        let alternatives = description.items(schema, key);
        alternatives
            .iter()
            .any(|one| is_exemplified(description, one, depth))
    };
    if let Some(items) = description.field(schema, "items") {
        return is_exemplified(description, &items, depth);
    }
    let properties = description.entries(schema, "properties");
    let members = description.items(schema, "allOf");
    if !properties.is_empty() || !members.is_empty() {
        let properties = properties
            .into_iter()
            .map(|(_, property)| property)
            .collect();
        return all(properties) && all(members);
    }
    any("oneOf") || any("anyOf")
}
