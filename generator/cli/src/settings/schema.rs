//! The JSON Schema of a file of settings.

use clap::{Args as _, Command};
use openapi_crates::TypeChoices;
use openapi_crates::report::{Class, Code, Severity};
use serde_json::{Map, Value, json};

use crate::generate::Args;
use openapi_crates::crate_name::LONGEST_NAME;

/// The options of one command, which are not saved.
const UNSAVED: [&str; 8] = [
    "all",
    "config",
    "config-schema",
    "check",
    "list",
    "message-format",
    "report",
    "today",
];

/// The JSON Schema (2020-12) of the file, as text. It describes keys as `--help` describes their options.
pub fn schema() -> String {
    let command = Args::augment_args(Command::new("generate"));
    let mut properties = Map::new();
    for option in command.get_arguments() {
        let Some(name) = option.get_long().filter(|name| !UNSAVED.contains(name)) else {
            continue;
        };
        let help = option.get_help().map(ToString::to_string);
        properties.insert(
            name.to_owned(),
            described(&help.unwrap_or_default(), shape(name)),
        );
    }
    let rules = openapi_crates::lint::rules().map(|rule| rule.as_str());
    let rules = enums(rules.collect());
    let lint = object(json!({"allow": rules, "deny": rules}));
    let help = "Rules of the command `lint` that are ignored, and those that are errors";
    properties.insert("lint".to_owned(), described(help, lint));
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Settings of `openapi-crates generate`",
    });
    extend(&mut schema, object(Value::Object(properties)));
    format!("{schema:#}\n")
}

/// The schema of a key, without its description.
fn shape(name: &str) -> Value {
    match name {
        "allow-skip" | "client" | "client-checks" | "names-from-paths" | "separate-types"
        | "server" | "strict" | "stub" => json!({"type": "boolean"}),
        "name" | "program" => json!({
            "type": "string",
            "pattern": "^[A-Za-z][A-Za-z0-9_-]*$",
            "maxLength": LONGEST_NAME,
        }),
        "runtime" => json!({"enum": ["copy", "crate"]}),
        "allow" => enums(codes().collect()),
        "deny" => enums(
            Class::REPORTED
                .map(Class::name)
                .into_iter()
                .chain(codes())
                .collect(),
        ),
        "types" => {
            let types = TypeChoices::all();
            let types = types.map(|(format, types)| (format.to_owned(), json!({"enum": types})));
            object(Value::Object(types.collect()))
        }
        "client-careful" => json!({
            "oneOf": [{"type": "boolean"}, {"type": "array", "items": {"type": "string"}}],
        }),
        "crates" | "exclude" | "include" | "overlay" | "request-parts" => {
            json!({"type": "array", "items": {"type": "string"}})
        }
        _ => json!({"type": "string"}),
    }
}

/// The codes of warnings and notes.
fn codes() -> impl Iterator<Item = &'static str> {
    let codes = Code::ALL.iter();
    let codes =
        codes.filter(|code| code.severity() < Severity::Error && code.class() != Class::Lint);
    codes.map(|code| code.as_str())
}

fn enums(values: Vec<&str>) -> Value {
    json!({"type": "array", "items": {"enum": values}})
}

fn object(properties: Value) -> Value {
    json!({"type": "object", "properties": properties, "additionalProperties": false})
}

fn described(help: &str, shape: Value) -> Value {
    let mut schema = json!({"description": help});
    extend(&mut schema, shape);
    schema
}

fn extend(schema: &mut Value, more: Value) {
    if let (Value::Object(schema), Value::Object(more)) = (schema, more) {
        schema.extend(more);
    }
}

/// Each key with a value in TOML that the schema allows.
#[cfg(test)]
pub(super) fn examples() -> Vec<(String, String)> {
    let schema: Value = serde_json::from_str(&schema()).expect("JSON");
    let properties = schema["properties"].as_object().expect("properties");
    let examples = properties.iter().map(|(key, schema)| {
        let value = match (key.as_str(), schema["type"].as_str()) {
            ("types", _) => "{date = 'string'}",
            ("lint", _) => "{allow = ['missing-example']}",
            ("client-careful", _) => "['Pet']",
            ("allow" | "deny", _) => "['W0202']",
            ("runtime", _) => "'crate'",
            (_, Some("boolean")) => "true",
            (_, Some("array")) => "['a']",
            _ => "'a'",
        };
        (key.clone(), value.to_owned())
    });
    examples.collect()
}
