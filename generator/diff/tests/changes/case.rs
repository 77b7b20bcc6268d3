//! Cases: two fragments, each merged into a small description.

use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};

/// The worst verdict of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// No change.
    None,
    Info,
    Warning,
    Error,
}

#[derive(Debug)]
pub struct Case {
    /// The file, the number in it, and the rules.
    pub name: String,
    pub rules: Vec<String>,
    /// The expected level: that of `ours` if it differs from oasdiff.
    pub level: Level,
    /// The required days of notice.
    pub days: Option<i64>,
    pub old: String,
    pub new: String,
}

pub fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/changes");
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "yaml"));
    paths.sort();
    paths.iter().flat_map(|path| of_file(path)).collect()
}

fn of_file(path: &Path) -> Vec<Case> {
    let text = fs::read_to_string(path).expect("a file");
    let cases: Vec<Value> = serde_yaml::from_str(&text).expect("a list of cases");
    let file = path
        .file_stem()
        .expect("a name")
        .to_string_lossy()
        .into_owned();
    let cases = cases.iter().enumerate();
    cases
        .map(|(index, case)| of_value(&format!("{file} {index}"), case))
        .collect()
}

fn of_value(name: &str, case: &Value) -> Case {
    let words = |value: &Value| match value {
        Value::Array(all) => all
            .iter()
            .filter_map(|one| Some(one.as_str()?.to_owned()))
            .collect(),
        one => vec![one.as_str().expect("a rule").to_owned()],
    };
    let rules: Vec<String> = words(&case["rule"]);
    let versions: Vec<String> = match &case["version"] {
        Value::Array(both) => both.iter().map(Value::to_string).collect(),
        one => vec![one.to_string()],
    };
    let version = |index: usize| versions.get(index).or(versions.first()).expect("a version");
    let text = |key: &str, index: usize| {
        let fragment = case[key]
            .as_str()
            .unwrap_or_else(|| panic!("{name}: no `{key}`"));
        let fragment: Value = serde_yaml::from_str(fragment).expect("a fragment");
        merged(fragment, &format!("{}.0", version(index))).to_string()
    };
    Case {
        level: level(case.get("ours").unwrap_or(&case["level"])),
        days: case.get("days").and_then(Value::as_i64),
        old: text("old", 0),
        new: text("new", 1),
        name: format!("{name} {}", rules.join(", ")),
        rules,
    }
}

fn level(value: &Value) -> Level {
    match value.as_str() {
        Some("none") => Level::None,
        Some("info") => Level::Info,
        Some("warning") => Level::Warning,
        Some("error") => Level::Error,
        _ => panic!("{value} is not a level"),
    }
}

/// The description that a fragment is merged into.
fn frame(version: &str) -> Value {
    json!({
        "openapi": version,
        "info": {"title": "Pets", "version": "1.0.0"},
        "paths": {"/pets": {
            "get": {
                "operationId": "listPets",
                "responses": {"200": {
                    "description": "Pets",
                    "content": {"application/json": {"schema": {"type": "object"}}},
                }},
            },
            "post": {
                "operationId": "createPet",
                "requestBody": {
                    "required": true,
                    "content": {"application/json": {"schema": {"type": "object"}}},
                },
                "responses": {"201": {"description": "Made"}},
            },
        }},
    })
}

fn merged(fragment: Value, version: &str) -> Value {
    let mut whole = frame(version);
    let Value::Object(mut fragment) = fragment else {
        return whole;
    };
    let operations = &mut whole["paths"]["/pets"];
    let mut take = |key: &str| fragment.shift_remove(key);
    if let Some(parameters) = take("parameters") {
        operations["get"]["parameters"] = parameters;
    }
    if let Some(responses) = take("responses") {
        operations["get"]["responses"] = responses;
    }
    if let Some(answer) = take("answer") {
        operations["get"]["responses"]["200"]["content"]["application/json"]["schema"] = answer;
    }
    if let Some(headers) = take("headers") {
        operations["get"]["responses"]["200"]["headers"] = headers;
    }
    if let Some(body) = take("body") {
        operations["post"]["requestBody"]["content"]["application/json"]["schema"] = body;
    }
    if let Some(body) = take("requestBody") {
        put(&mut operations["post"], "requestBody", body);
    }
    if let Some(operation) = take("operation") {
        merge(&mut operations["get"], operation);
    }
    for key in ["components", "info", "webhooks", "paths"] {
        if let Some(value) = take(key) {
            let mut over = Map::new();
            over.insert(key.to_owned(), value);
            merge(&mut whole, Value::Object(over));
        }
    }
    for key in ["security", "servers", "tags"] {
        if let Some(value) = fragment.shift_remove(key) {
            whole[key] = value;
        }
    }
    assert!(fragment.is_empty(), "{fragment:?}");
    whole
}

fn put(owner: &mut Value, key: &str, value: Value) {
    let owner = owner.as_object_mut().expect("an object");
    if value.is_null() {
        owner.shift_remove(key);
    } else {
        owner.insert(key.to_owned(), value);
    }
}

/// Merges objects key by key; `null` removes a key.
fn merge(whole: &mut Value, over: Value) {
    match over {
        Value::Object(over) if whole.is_object() => {
            for (key, value) in over {
                let known = whole.get(&key).is_some_and(Value::is_object);
                if known && value.is_object() {
                    merge(&mut whole[key.as_str()], value);
                } else {
                    put(whole, &key, value);
                }
            }
        }
        over => *whole = over,
    }
}
