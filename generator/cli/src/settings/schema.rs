//! The JSON Schema of a file of settings.

use clap::{Arg, Args as _, Command};
use openapi_crates::TypeChoices;
use openapi_crates::report::{Class, Code, Severity};
use serde_json::{Map, Value, json};

use crate::generate::Args;
use openapi_crates::crate_name::MAX_NAME_LENGTH;

/// The options of one command, which are not saved.
const UNSAVED: [&str; 9] = [
    "all",
    "config",
    "config-schema",
    "check",
    "list",
    "message-format",
    // The key `pagination` has the rules.
    "paginate",
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
            described(&help.unwrap_or_default(), shape(name, option)),
        );
    }
    let rules = openapi_crates::lint::rules().map(|rule| rule.as_str());
    let rules = enums(rules.collect());
    let lint = object(json!({"allow": rules, "deny": rules}));
    let help = "Rules of the command `lint` that are ignored, and those that are errors";
    properties.insert("lint".to_owned(), described(help, lint));
    let help = "How the operations of a selector are paginated in the client, by the keys of `x-pagination`";
    properties.insert("pagination".to_owned(), described(help, pagination()));
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Settings of `openapi-crates generate`",
    });
    extend(&mut schema, object(Value::Object(properties)));
    format!("{schema:#}\n")
}

/// The schema of a key, without its description.
fn shape(name: &str, option: &Arg) -> Value {
    match name {
        "name" | "program" => json!({
            "type": "string",
            "pattern": "^[A-Za-z][A-Za-z0-9_-]*$",
            "maxLength": MAX_NAME_LENGTH,
        }),
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
            let formats = object(Value::Object(types.collect()));
            json!({"oneOf": [formats, {"type": "array", "items": rule()}]})
        }
        "client-careful" => json!({
            "oneOf": [{"type": "boolean"}, {"type": "array", "items": {"type": "string"}}],
        }),
        "crates" | "exclude" | "include" | "overlay" | "request-parts" | "shared-parameters" => {
            json!({"type": "array", "items": {"type": "string"}})
        }
        _ => scalar(option),
    }
}

/// The schema of a key with one value, by the values that the command line accepts.
fn scalar(option: &Arg) -> Value {
    let values = option.get_possible_values();
    let values: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
    let is_flag = !option.get_action().takes_values();
    match values.as_slice() {
        _ if is_flag => json!({"type": "boolean"}),
        ["true", "false"] => json!({"type": "boolean"}),
        [] => json!({"type": "string"}),
        values => json!({"enum": values}),
    }
}

/// A rule of `types`.
fn rule() -> Value {
    let text = json!({"type": "string"});
    let texts = json!({"type": "array", "items": text});
    let kind = json!({"enum": ["object", "enum", "union"]});
    let version = object(json!({"version": text, "features": texts}));
    object(json!({
        "format": described("A format of strings, for `type`", text.clone()),
        "type": described("The type of the format", text.clone()),
        "name": described("The Rust names of types, with `*` for any text", text.clone()),
        "kind": {"oneOf": [kind, {"type": "array", "items": kind}]},
        "side": {"enum": ["server", "client"]},
        "derive": described("The paths of traits", texts.clone()),
        "attributes": described("Attributes of the types", texts.clone()),
        "members": described(
            "Attributes of fields and variants, by their Rust names",
            json!({"type": "object", "additionalProperties": texts}),
        ),
        "crates": described(
            "The crates of traits and replacements, with their versions",
            json!({"type": "object", "additionalProperties": {"oneOf": [text, version]}}),
        ),
        "rename": described("The Rust name of the type of a component schema", text.clone()),
        "replace": described("The path of a type that replaces that of a component schema", text),
    }))
}

/// The rules of `pagination`.
fn pagination() -> Value {
    let text = json!({"type": "string"});
    let mut rule = object(json!({
        "kind": {"enum": ["cursor", "link", "next-url", "offset", "page"]},
        "items": described("The JSON Pointer of the items in the body, if the body is not the list", text.clone()),
        "next": described("The JSON Pointer of the next cursor or URL in the body", text.clone()),
        "header": described("The header with the next cursor or URL", text.clone()),
        "parameter": described("The query parameter for the cursor, page or offset", text),
    }));
    extend(&mut rule, json!({"required": ["kind"]}));
    json!({"type": "object", "additionalProperties": rule})
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
            ("pagination", _) => "{a = {kind = 'link'}}",
            ("lint", _) => "{allow = ['missing-example']}",
            ("client-careful", _) => "['Pet']",
            ("allow" | "deny", _) => "['W0202']",
            ("runtime", _) => "'crate'",
            ("names", _) => "'short'",
            ("features" | "traits", _) => "'tag'",
            ("credentials", _) => "'always'",
            ("redirects", _) => "'responses'",
            (_, Some("boolean")) => "true",
            (_, Some("array")) => "['a']",
            _ => "'a'",
        };
        (key.clone(), value.to_owned())
    });
    examples.collect()
}
