//! Changes of paths and of the components.

use fastrand::Rng;
use serde_json::{Map, Value, json};

use super::{Dialect, Edit, Kind, any_key, object, rename};

pub(super) const EDITS: &[Edit] = &[
    Edit {
        name: "rename a schema",
        kind: Kind::Root,
        apply: rename_schema,
    },
    Edit {
        name: "add a schema",
        kind: Kind::Root,
        apply: add_schema,
    },
    Edit {
        name: "remove a path",
        kind: Kind::Paths,
        apply: remove_path,
    },
    Edit {
        name: "rename a path",
        kind: Kind::Paths,
        apply: rename_path,
    },
    Edit {
        name: "add a path",
        kind: Kind::Paths,
        apply: add_path,
    },
    Edit {
        name: "remove an operation",
        kind: Kind::PathItem,
        apply: remove_operation,
    },
    Edit {
        name: "add an operation",
        kind: Kind::PathItem,
        apply: add_operation,
    },
];

const METHODS: [&str; 5] = ["get", "put", "post", "delete", "patch"];

fn rename_schema(root: &mut Map<String, Value>, rng: &mut Rng, _: Dialect) -> Option<()> {
    let schemas = object(object(root, "components")?, "schemas")?;
    let name = any_key(schemas, rng, |_, _| true)?;
    let other = format!("Trial{name}");
    rename(schemas, &name, &other);
    let refer = |name: &str| format!("#/components/schemas/{name}");
    for value in root.values_mut() {
        replace_text(value, &refer(&name), &refer(&other));
    }
    Some(())
}

/// Replaces each text that equals another.
fn replace_text(node: &mut Value, from: &str, to: &str) {
    match node {
        Value::String(text) if text == from => to.clone_into(text),
        Value::Array(items) => items
            .iter_mut()
            .for_each(|item| replace_text(item, from, to)),
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|value| replace_text(value, from, to)),
        _ => {}
    }
}

fn add_schema(root: &mut Map<String, Value>, _: &mut Rng, _: Dialect) -> Option<()> {
    let schemas = object(object(root, "components")?, "schemas")?;
    let schema = json!({"type": "object", "properties": {"trial": {"type": "string"}}});
    schemas
        .insert("TrialAdded".to_owned(), schema)
        .is_none()
        .then_some(())
}

fn remove_path(paths: &mut Map<String, Value>, rng: &mut Rng, _: Dialect) -> Option<()> {
    if paths.len() < 2 {
        return None;
    }
    let path = any_key(paths, rng, is_path)?;
    paths.shift_remove(&path).map(drop)
}

fn rename_path(paths: &mut Map<String, Value>, rng: &mut Rng, _: Dialect) -> Option<()> {
    let path = any_key(paths, rng, is_path)?;
    rename(paths, &path, &format!("/trial{path}"));
    Some(())
}

fn add_path(paths: &mut Map<String, Value>, _: &mut Rng, _: Dialect) -> Option<()> {
    let item = json!({"get": operation()});
    paths
        .insert("/trial/added".to_owned(), item)
        .is_none()
        .then_some(())
}

fn is_path(name: &str, _: &Value) -> bool {
    name.starts_with('/')
}

fn remove_operation(item: &mut Map<String, Value>, rng: &mut Rng, _: Dialect) -> Option<()> {
    let method = any_key(item, rng, |name, _| METHODS.contains(&name))?;
    item.shift_remove(&method).map(drop)
}

/// An operation beside another, whose parameters of the path it has.
fn add_operation(item: &mut Map<String, Value>, rng: &mut Rng, _: Dialect) -> Option<()> {
    let known = any_key(item, rng, |name, _| METHODS.contains(&name))?;
    let free = METHODS
        .into_iter()
        .find(|method| !item.contains_key(*method))?;
    let mut operation = operation();
    if let Some(parameters) = item.get(&known)?.get("parameters") {
        operation["parameters"] = parameters.clone();
    }
    item.insert(free.to_owned(), operation);
    Some(())
}

fn operation() -> Value {
    json!({"operationId": "trialAdded", "responses": {"204": {"description": "Done."}}})
}
