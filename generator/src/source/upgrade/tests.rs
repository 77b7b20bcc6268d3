//! The translations in `cases.yaml`.

use serde_json::{Map, Value, json};

use super::{Moves, declared_dialects, upgrade};
use crate::report::Report;
use crate::source::grammar::Version;
use crate::source::tree::Place;
use crate::source::validation::check;
use crate::source::{Source, value_of};

/// Translates a component of a description.
fn upgraded(version: Version, schema: &Value) -> (Value, Moves) {
    let mut document = json!({
        "openapi": format!("{}.0", version.numbers()),
        "info": {"title": "t", "version": "1"},
        "paths": {},
        "components": {"schemas": {"S": schema, "T": {"type": "string"}}},
    });
    let (source, mut report) = (Source::new("a.json", document.to_string()), Report::new());
    let outline = check(&source, &mut document, version, &mut report);
    assert!(!outline.unreadable, "{:?}", report.diagnostics());
    let dialects = declared_dialects(&document, version, &outline.schemas);
    let moves = upgrade(&mut document, version, &outline.schemas, &dialects, &[]);
    let schema = document.pointer("/components/schemas/S").cloned();
    (schema.expect("the component"), moves)
}

fn place(pointer: &str) -> Place {
    let reference = format!("#/components/schemas/S{pointer}");
    Place::of_reference(&reference).expect("a pointer")
}

#[test]
fn schemas_are_translated() {
    let cases = value_of(&Source::new("cases.yaml", include_str!("cases.yaml")));
    let cases = cases.expect("valid YAML");
    for case in cases.as_array().expect("a list") {
        let version = match case.get("version").is_some() {
            true => Version::V3_0,
            false => Version::V3_1,
        };
        let schema = &case["schema"];
        let (found, moves) = upgraded(version, schema);
        match case.get("expected") {
            Some(same) if same == "same" => assert_eq!(found, *schema),
            Some(expected) => assert_eq!(found, *expected, "{schema}"),
            None => {}
        }
        let entries = |key: &str| case.get(key).and_then(Value::as_object).cloned();
        let parts: Map<String, Value> = entries("parts").unwrap_or_default();
        for (pointer, expected) in parts {
            let part = found.pointer(&pointer).unwrap_or(&Value::Null);
            assert_eq!(*part, expected, "{schema}: {pointer} in {found}");
        }
        for (pointer, original) in entries("places").unwrap_or_default() {
            assert!(found.pointer(&pointer).is_some(), "{pointer} in {found}");
            let original = place(original.as_str().expect("a pointer"));
            assert_eq!(moves.original(&place(&pointer)), original, "{schema}");
        }
    }
}
