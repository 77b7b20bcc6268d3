//! Errors with different body types.

use indexmap::IndexMap;
use serde_json::Value;

use super::description::{Description, is_json};
use crate::report::{Code, Report, quoted};
use crate::source::Place;

/// The error bodies of one type.
struct Body {
    /// The name of the component.
    name: Option<String>,
    first: Place,
    count: usize,
}

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let bodies = bodies(description);
    let total: usize = bodies.values().map(|body| body.count).sum();
    let Some(usual) = bodies.values().max_by_key(|body| body.count) else {
        return;
    };
    // Without a usual type, there are no exceptions.
    let Some(usual_name) = usual
        .name
        .as_ref()
        .filter(|_| usual.count * 2 >= total && usual.count > 1)
    else {
        return;
    };
    for body in bodies.values().filter(|body| body.first != usual.first) {
        let name = body.name.as_deref().unwrap_or("an inline schema");
        let message = format!(
            "{} with the body {name}, unlike {} others with {usual_name}",
            match body.count {
                1 => "error".to_owned(),
                count => format!("{count} errors"),
            },
            usual.count
        );
        report
            .add(Code::DifferingErrors, &body.first, message)
            .at_key()
            .related(&usual.first, "the usual error body")
            .help(format!(
                "use {usual_name}, so that callers handle all errors alike"
            ));
    }
}

/// The JSON bodies of all errors, by schema.
fn bodies(description: &Description<'_>) -> IndexMap<String, Body> {
    let mut bodies: IndexMap<String, Body> = IndexMap::new();
    for operation in &description.operations {
        let responses = description.responses(operation).into_iter();
        let errors =
            responses.filter(|(status, _)| status.starts_with(['4', '5']) || *status == "default");
        for (_, response) in errors {
            for (media_type, content) in description.entries(&response, "content") {
                let Some(schema) = content.value.get("schema").filter(|_| is_json(media_type))
                else {
                    continue;
                };
                let reference = schema.get("$ref").and_then(Value::as_str);
                let key = reference.map_or_else(|| schema.to_string(), str::to_owned);
                let name = reference.and_then(|reference| reference.rsplit('/').next());
                let body = bodies.entry(key).or_insert_with(|| Body {
                    name: name.map(quoted),
                    first: content.place.key("schema"),
                    count: 0,
                });
                body.count += 1;
            }
        }
    }
    bodies
}
