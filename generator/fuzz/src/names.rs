//! A description with arbitrary names of every kind.

use openapi_crates::Options;
use serde_json::{Map, Value, json};

use crate::choices::Choices;
use crate::mutation::hostile_text;
use crate::outcome;

/// Runs the target: a small description with arbitrary names.
pub fn run(data: &[u8]) {
    let mut choices = Choices::new(data);
    let options = Options::new("made")
        .spec_path("made.json")
        .client_checks(choices.once_in(3));
    let document = document(&mut choices);
    outcome::check("made.json", document.to_string().into_bytes(), &options);
}

fn document(choices: &mut Choices<'_>) -> Value {
    let schemas: Map<String, Value> = names(choices)
        .into_iter()
        .map(|name| (name, schema(choices)))
        .collect();
    let first = schemas.keys().next().cloned().unwrap_or_default();
    let first = first.replace('~', "~0").replace('/', "~1");
    let body =
        json!({"application/json": {"schema": {"$ref": format!("#/components/schemas/{first}")}}});
    let mut paths = Map::new();
    for id in names(choices) {
        let path = format!(
            "/{}/{}",
            paths.len(),
            name(choices).replace(['{', '}', '?', '#'], "")
        );
        let operation = json!({
            "operationId": id,
            "tags": names(choices),
            "summary": name(choices),
            "parameters": parameters(choices),
            "requestBody": {"content": body.clone()},
            "responses": {"200": {"description": name(choices), "headers": headers(choices), "content": body.clone()}},
        });
        paths.insert(path, json!({"post": operation}));
    }
    json!({
        "openapi": "3.1.0",
        "info": {"title": name(choices), "version": "1.0.0", "description": name(choices)},
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": schemes(choices)},
    })
}

fn schema(choices: &mut Choices<'_>) -> Value {
    match choices.below(3) {
        0 => {
            let inner = json!({"type": "string", "enum": names(choices)});
            let properties = names(choices).into_iter().map(|name| (name, inner.clone()));
            json!({"type": "object", "properties": properties.collect::<Map<_, _>>()})
        }
        1 => json!({"type": "string", "enum": names(choices)}),
        _ => {
            let objects = names(choices).into_iter().map(|name| {
                json!({"type": "object", "title": name, "required": [name], "properties": {name: {"type": "integer"}}})
            });
            json!({"oneOf": objects.collect::<Vec<_>>()})
        }
    }
}

fn parameters(choices: &mut Choices<'_>) -> Vec<Value> {
    let locations = ["query", "header", "cookie"];
    let declaration = |name| json!({"name": name, "in": "query", "schema": {"type": "string"}});
    let mut parameters: Vec<Value> = names(choices).into_iter().map(declaration).collect();
    for parameter in &mut parameters {
        parameter["in"] = choices.word(&locations).into();
    }
    parameters
}

fn headers(choices: &mut Choices<'_>) -> Map<String, Value> {
    let declaration = |name| (name, json!({"schema": {"type": "string"}}));
    names(choices).into_iter().map(declaration).collect()
}

fn schemes(choices: &mut Choices<'_>) -> Map<String, Value> {
    let declaration = |name| (name, json!({"type": "http", "scheme": "bearer"}));
    names(choices).into_iter().map(declaration).collect()
}

/// Up to three distinct names.
fn names(choices: &mut Choices<'_>) -> Vec<String> {
    let mut names: Vec<String> = (0..=choices.below(3)).map(|_| name(choices)).collect();
    names.sort();
    names.dedup();
    names
}

fn name(choices: &mut Choices<'_>) -> String {
    match choices.below(3) {
        0 => hostile_text(choices),
        1 => format!("{} {}", hostile_text(choices), hostile_text(choices)),
        _ => choices.text(10),
    }
}
