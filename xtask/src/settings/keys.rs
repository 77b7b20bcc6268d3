//! What may stand in a file of settings: a key for each option that is worth remembering.

use generator::TypeChoices;
use generator::report::{Class, Code, Severity};
use serde_json::{Value, json};

/// A key of the file. It is called like its option.
pub(super) struct Key {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    pub(super) help: &'static str,
}

/// What stands under a key.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// `true` or `false`.
    Switch,
    /// The path of a file or folder, relative to the folder of the settings.
    Path,
    /// A list of such paths.
    Paths,
    /// What the names of crates begin with.
    Name,
    /// A list of the names of crates.
    Crates,
    /// A list of selectors of operations.
    Selectors,
    /// A list of classes and codes of diagnostics.
    Denied,
    /// A list of codes of warnings and notes.
    Allowed,
    /// A type for each format.
    Types,
    /// What becomes of the rules of lint.
    Lint,
}

/// Every key, in the order of the help.
pub(super) const KEYS: &[Key] = &[
    key(
        "spec",
        Kind::Path,
        "The description, in YAML or JSON; without it, the one that `--spec` names.",
    ),
    key(
        "out",
        Kind::Path,
        "The folder that the crates' folders are put in.",
    ),
    key(
        "name",
        Kind::Name,
        "What the crates' names begin with: NAME-server and NAME-client.",
    ),
    key(
        "program",
        Kind::Name,
        "The name of the client's command line, which is there by its feature `cli`.",
    ),
    key("strict", Kind::Switch, "Whether warnings are errors."),
    key(
        "deny",
        Kind::Denied,
        "The classes and codes of diagnostics that are errors.",
    ),
    key(
        "allow",
        Kind::Allowed,
        "The codes of warnings that are let pass.",
    ),
    key(
        "overlay",
        Kind::Paths,
        "The OpenAPI Overlays that change the description, in their order.",
    ),
    key(
        "refs-below",
        Kind::Path,
        "The folder below which references may lead to files; that of the description without it.",
    ),
    key(
        "include",
        Kind::Selectors,
        "The operations that are generated; all without it.",
    ),
    key(
        "exclude",
        Kind::Selectors,
        "The operations that are left out, though they are included.",
    ),
    key(
        "server",
        Kind::Switch,
        "Whether the server crate is written alone.",
    ),
    key(
        "client",
        Kind::Switch,
        "Whether the client crate is written alone.",
    ),
    key(
        "types",
        Kind::Types,
        "Which type stands for a format of strings.",
    ),
    key(
        "crates",
        Kind::Crates,
        "The crates whose types are used that schemas name by `x-rust-type`.",
    ),
    key(
        "request-parts",
        Kind::Selectors,
        "The operations whose handlers are given the request's parts.",
    ),
    key(
        "allow-skip",
        Kind::Switch,
        "Whether the operations are left out that need something that cannot be generated.",
    ),
    key(
        "stub",
        Kind::Switch,
        "Whether handlers may be left out: they answer with 501 then.",
    ),
    key(
        "client-checks",
        Kind::Switch,
        "Whether the client checks what it sends against the rules of the description.",
    ),
    key(
        "lint",
        Kind::Lint,
        "The rules of `cargo xtask lint` that are let pass, and those that are errors.",
    ),
];

const fn key(name: &'static str, kind: Kind, help: &'static str) -> Key {
    Key { name, kind, help }
}

/// The JSON Schema (2020-12) of the file, as text.
pub fn schema() -> String {
    let properties: serde_json::Map<String, Value> = KEYS
        .iter()
        .map(|key| {
            let mut schema = json!({ "description": key.help });
            if let (Value::Object(schema), Value::Object(shape)) = (&mut schema, key.kind.schema())
            {
                schema.extend(shape);
            }
            (key.name.to_owned(), schema)
        })
        .collect();
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Settings of `cargo xtask codegen`",
        "type": "object",
        "properties": properties,
        "additionalProperties": false,
    });
    format!("{schema:#}\n")
}

impl Kind {
    fn schema(self) -> Value {
        match self {
            Self::Switch => json!({"type": "boolean"}),
            Self::Path => json!({"type": "string", "minLength": 1}),
            Self::Paths | Self::Crates | Self::Selectors => {
                json!({"type": "array", "items": {"type": "string", "minLength": 1}})
            }
            Self::Denied => {
                let classes = Class::REPORTED.map(Class::name).into_iter();
                json!({"type": "array", "items": {"enum": classes.chain(codes()).collect::<Vec<_>>()}})
            }
            Self::Allowed => {
                json!({"type": "array", "items": {"enum": codes().collect::<Vec<_>>()}})
            }
            Self::Lint => {
                let rules = generator::lint::rules().map(|rule| rule.as_str());
                let rules = json!({"type": "array", "items": {"enum": rules.collect::<Vec<_>>()}});
                let properties = json!({"allow": rules, "deny": rules});
                json!({"type": "object", "properties": properties, "additionalProperties": false})
            }
            Self::Name => json!({
                "type": "string",
                "pattern": "^[A-Za-z][A-Za-z0-9_-]*$",
                "maxLength": crate::crate_name::LONGEST_NAME,
            }),
            Self::Types => {
                let formats: serde_json::Map<String, Value> = TypeChoices::all()
                    .map(|(format, types)| (format.to_owned(), json!({"enum": types})))
                    .collect();
                json!({"type": "object", "properties": formats, "additionalProperties": false})
            }
        }
    }
}

/// The codes of diagnostics that do not refuse a description by themselves.
fn codes() -> impl Iterator<Item = &'static str> {
    let codes = Code::ALL.iter();
    let codes =
        codes.filter(|code| code.severity() < Severity::Error && code.class() != Class::Lint);
    codes.map(|code| code.as_str())
}
