//! The model for programs: its contents, its JSON Schema, and changes of it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use openapi_crates::model::{Model, SCHEMA, Shape, TypeKind};
use openapi_crates::source::Source;
use openapi_crates::{Options, Side, understand};
use serde_json::Value;

use crate::support::{all_cases, case_options};

fn shop() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/model/shop.yaml")
}

/// The model of a description; `None` if the crate is not generated.
fn model(name: &str, text: &str, options: &Options, side: Side) -> Option<Model> {
    let source = Source::new(name, text);
    let understood = understand(&source, options);
    assert!(!understood.report.has_errors(), "{name}");
    understood.crates?.model(&source, side)
}

fn shop_model(side: Side) -> Model {
    let text = fs::read_to_string(shop()).unwrap();
    model("shop.yaml", &text, &Options::new("shop"), side).unwrap()
}

#[test]
fn a_model_has_everything_that_it_promises() {
    let json = format!("{:#}\n", shop_model(Side::Client).to_json());
    let path = shop().with_extension("json");
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &json).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        json == expected,
        "{} is stale: set UPDATE_EXPECT=1",
        path.display()
    );
}

#[test]
fn fields_have_the_types_of_their_crate() {
    let types = [Side::Client, Side::Server].map(|side| {
        let model = shop_model(side);
        let list = model.operation("listPets").unwrap();
        let limit = &list.parameters[0];
        assert_eq!(limit.default, Some(Value::from(20)));
        let pet = model.named("Pet").unwrap();
        let fields = pet.fields().iter();
        let types = fields.map(|one| format!("{}: {}", one.rust_name, one.rust_type));
        types.collect::<Vec<_>>().join(", ")
    });
    let [client, server] = types;
    assert_eq!(client, server);
    assert_eq!(
        client,
        "pet_id: Uuid, name: Nullable<String>, status: Status, tags: Vec<String>, born: Option<NaiveDate>, \
         weight: Option<f64>, owner: Option<Owner>, names: Option<Names>"
    );
}

#[test]
fn aliases_are_resolved() {
    let text = "openapi: 3.0.3\ninfo: {title: t, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n    \
                A: {$ref: '#/components/schemas/B'}\n    B: {type: object, properties: {c: {type: boolean}}}\n    \
                D: {type: object, properties: {a: {$ref: '#/components/schemas/A'}}}\n";
    let model = model("a.yaml", text, &Options::new("a"), Side::Client).unwrap();
    let field = &model.named("D").unwrap().fields()[0];
    let resolved = model.resolved(&field.ty).unwrap();
    assert!(
        matches!(resolved.kind, TypeKind::Object { .. }),
        "{resolved:?}"
    );
    assert!(matches!(&field.ty.shape, Shape::Named { .. }));
    assert_eq!(resolved.location.line, Some(7));
}

#[test]
fn the_json_of_every_case_is_valid_by_the_schema() {
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let mut used = BTreeSet::new();
    let cases = all_cases().into_iter();
    let cases = cases.map(|(name, text)| {
        let options = case_options(&name, &text);
        (name, text, options)
    });
    let text = fs::read_to_string(shop()).unwrap();
    let all = cases.chain([("shop".to_owned(), text, Options::new("shop"))]);
    for (name, text, options) in all.filter(|(name, ..)| name != "several_files") {
        for side in [Side::Client, Side::Server] {
            let Some(model) = model(&name, &text, &options, side) else {
                continue;
            };
            let json = model.to_json();
            let errors = validator.iter_errors(&json);
            let errors: Vec<String> = errors.map(|error| error.to_string()).collect();
            assert!(errors.is_empty(), "{name}: {errors:#?}");
            keys(&json, &mut used);
        }
    }
    let mut declared = BTreeSet::new();
    properties(&schema, &mut declared);
    let unused: Vec<&String> = declared.difference(&used).collect();
    assert!(unused.is_empty(), "no case has {unused:?}");
}

/// Collects the keys of all objects.
fn keys(json: &Value, found: &mut BTreeSet<String>) {
    match json {
        Value::Object(object) => {
            found.extend(object.keys().cloned());
            object.values().for_each(|value| keys(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

/// Collects the properties that a schema declares.
fn properties(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(object) => {
            let declared = object.get("properties").and_then(Value::as_object);
            found.extend(declared.into_iter().flat_map(|one| one.keys().cloned()));
            object.values().for_each(|value| properties(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| properties(value, found)),
        _ => {}
    }
}
