//! The description that a server contains.

use openapi_crates::source::Source;
use openapi_crates::{Generated, Selection, generate};
use serde_json::{Value, json};

use crate::support::options;

const DESCRIPTION: &str = "
openapi: 3.1.0
info: {title: Shop, version: 1.0.0}
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get:
      operationId: getPet
      responses: {'200': {description: The pet., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
    delete: {operationId: removePet, responses: {'204': {description: Removed.}}}
components:
  schemas:
    Pet: {type: object, required: [tag], properties: {tag: {type: [string, 'null'], const: a}}}
";

const OVERLAY: &str = "
overlay: 1.0.0
info: {title: Names, version: 1.0.0}
actions: [{target: $.info, update: {title: Pet shop}}]
";

fn generated(source: &Source) -> Generated {
    let mut selection = Selection::default();
    selection.include("getPet").expect("a selector");
    let options = options("shop")
        .operations(selection)
        .embed_description(true);
    generate(source, &options).generated.expect("crates")
}

#[test]
fn the_server_has_the_description_of_its_operations() {
    let source = Source::new("shop.yaml".to_owned(), DESCRIPTION.to_owned());
    let overlay = Source::new("overlay.yaml".to_owned(), OVERLAY.to_owned());
    let first = generated(&source.with_overlay(overlay));
    let text = &first.server.files["src/openapi.json"];
    let description: Value = serde_json::from_str(text).expect("JSON");
    assert_eq!(description["info"]["title"], "Pet shop");
    assert_eq!(
        description["components"]["schemas"]["Pet"]["properties"]["tag"],
        json!({
            "type": ["string", "null"],
            "const": "a",
        })
    );
    assert_eq!(description["paths"]["/pets/{id}"].get("delete"), None);
    let root = &first.server.files["src/lib.rs"];
    assert!(
        root.contains(r#"pub const OPENAPI_JSON: &str = include_str!("openapi.json");"#),
        "{root}"
    );
    assert!(!first.client.files.contains_key("src/openapi.json"));
    // What is embedded describes the same crates.
    let second = generated(&Source::new("shop.yaml".to_owned(), text.clone()));
    assert_eq!(first, second);
}
