//! Rewrites of a description that change nothing.

use fastrand::Rng;
use serde_json::{Map, Value};

/// The lists whose order says nothing.
const SETS: [&str; 8] = [
    "required",
    "enum",
    "parameters",
    "allOf",
    "oneOf",
    "anyOf",
    "tags",
    "type",
];

/// What holds values, not parts of the description.
const VALUES: [&str; 4] = ["example", "examples", "default", "const"];

/// The components that have no name in the generated crates. A header that all responses refer to is one of
/// all responses.
const NAMELESS: [&str; 3] = ["parameters", "responses", "requestBodies"];

/// Writes a description in other words, another order and with other references.
pub(super) fn rewrite(root: &mut Value, rng: &mut Rng) {
    let components = root.get("components").cloned().unwrap_or_default();
    resolve(root, &components, rng);
    reword(root);
    shuffle(root, rng);
}

/// The text of a description in one of the ways to write it.
pub(super) fn written(root: &Value, rng: &mut Rng) -> anyhow::Result<(&'static str, String)> {
    Ok(match rng.usize(..3) {
        0 => ("json", serde_json::to_string(root)?),
        1 => ("json", serde_json::to_string_pretty(root)?),
        _ => ("yaml", serde_yaml::to_string(root)?),
    })
}

/// Puts what is referred to in the place of every other reference.
fn resolve(node: &mut Value, components: &Value, rng: &mut Rng) {
    let target = node
        .get("$ref")
        .and_then(Value::as_str)
        .and_then(|reference| {
            let path = reference.strip_prefix("#/components")?;
            let is_nameless = NAMELESS.iter().any(|name| {
                path.strip_prefix('/')
                    .is_some_and(|path| path.starts_with(name))
            });
            let target = components.pointer(path).filter(|_| is_nameless);
            target.filter(|target| target.get("$ref").is_none())
        });
    if let Some(target) = target.filter(|target| !names_types(target) && rng.bool()) {
        *node = target.clone();
    }
    match node {
        Value::Array(items) => items
            .iter_mut()
            .for_each(|item| resolve(item, components, rng)),
        Value::Object(fields) => {
            let fields = fields
                .iter_mut()
                .filter(|(name, _)| !VALUES.contains(&name.as_str()));
            fields.for_each(|(_, value)| resolve(value, components, rng));
        }
        _ => {}
    }
}

/// Whether there is something in a component whose type has the name of that component, or that is somewhere else.
fn names_types(node: &Value) -> bool {
    const NAMED: [&str; 6] = ["properties", "enum", "oneOf", "anyOf", "allOf", "headers"];
    match node {
        Value::Array(items) => items.iter().any(names_types),
        Value::Object(fields) => {
            let several =
                |content: &Value| content.as_object().is_some_and(|types| types.len() > 1);
            fields.keys().any(|name| NAMED.contains(&name.as_str()))
                || fields.get("content").is_some_and(several)
                || fields.iter().any(|(_, value)| names_types(value))
        }
        _ => false,
    }
}

/// Describes all in other words.
fn reword(node: &mut Value) {
    match node {
        Value::Array(items) => items.iter_mut().for_each(reword),
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if ["description", "summary"].contains(&name.as_str()) => {
                        text.push_str(" In other words.");
                    }
                    // The description of a server is its name.
                    _ if name == "servers" || VALUES.contains(&name.as_str()) => {}
                    _ => reword(value),
                }
            }
        }
        _ => {}
    }
}

/// Whether a branch is called after its place, as those are that are no references.
fn is_nameless_branch(branch: &Value) -> bool {
    branch.is_object() && branch.get("$ref").is_none() && branch.get("in").is_none()
}

fn shuffle(node: &mut Value, rng: &mut Rng) {
    match node {
        Value::Array(items) => items.iter_mut().for_each(|item| shuffle(item, rng)),
        Value::Object(fields) => {
            let mut entries: Vec<_> = std::mem::take(fields).into_iter().collect();
            rng.shuffle(&mut entries);
            for (name, value) in &mut entries {
                if let Value::Array(items) = value
                    && SETS.contains(&name.as_str())
                    && !items.iter().any(is_nameless_branch)
                {
                    rng.shuffle(items);
                }
                shuffle(value, rng);
            }
            *fields = entries.into_iter().collect::<Map<_, _>>();
        }
        _ => {}
    }
}
