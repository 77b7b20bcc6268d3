//! Small descriptions that could take unbounded time or memory.

use std::time::{Duration, Instant};

use openapi_crates::report::Style;
use openapi_crates::source::Source;
use openapi_crates::{Options, generate};
use serde_json::{Value, json};

/// Far more than any of them takes, and far less than exponential growth would.
const LIMIT: Duration = Duration::from_secs(60);

/// The diagnostics of a description with these schemas, the first of which is the response of an operation.
#[track_caller]
fn said_of(schemas: Vec<Value>) -> String {
    said(answering_with(&to(0)), named(schemas))
}

/// The path of an operation whose response has a schema.
fn answering_with(schema: &Value) -> Value {
    let operation = json!({"operationId": "getS", "responses": {"200": {
        "description": "S.",
        "content": {"application/json": {"schema": schema}},
    }}});
    json!({"/s": {"get": operation}})
}

/// The diagnostics of a description with these paths and schemas.
#[track_caller]
fn said(paths: Value, schemas: serde_json::Map<String, Value>) -> String {
    said_by(&json!({
        "openapi": "3.1.0",
        "info": {"title": "Hostile", "version": "1.0.0"},
        "paths": paths,
        "components": {"schemas": schemas},
    }))
}

/// The diagnostics of a description.
#[track_caller]
fn said_by(description: &Value) -> String {
    let source = Source::new("hostile.json", description.to_string());
    let options = Options::new("hostile").spec_path("hostile.json");
    let began = Instant::now();
    let outcome = generate(&source, &options);
    assert!(began.elapsed() < LIMIT, "{:?}", began.elapsed());
    assert_eq!(outcome.generated.is_none(), outcome.report.has_errors());
    outcome.report.render(&source, Style::Plain)
}

/// Schemas by the names that [`to`] refers to.
fn named(schemas: Vec<Value>) -> serde_json::Map<String, Value> {
    let numbered = schemas.into_iter().enumerate();
    numbered
        .map(|(index, schema)| (format!("S{index}"), schema))
        .collect()
}

fn to(index: usize) -> Value {
    json!({"$ref": format!("#/components/schemas/S{index}")})
}

/// Schemas that lead on to the next, `count` times, and to an object.
fn chain(count: usize, link: impl Fn(Value) -> Value) -> Vec<Value> {
    let links = (1..=count).map(|next| link(to(next)));
    let end = json!({"type": "object", "properties": {"a": {"type": "string", "default": "x"}}});
    links.chain([end]).collect()
}

#[test]
fn long_chains_of_tags_are_fast() {
    const COUNT: usize = 20_000;
    let name = |index: usize| format!("tag {index}");
    for (last, expected) in [
        (None, ""),
        (Some(0), "circular parent"),
        (Some(COUNT), "unknown tag"),
    ] {
        let tags = (0..COUNT).map(|index| {
            let next = if index + 1 == COUNT {
                last
            } else {
                Some(index + 1)
            };
            match next {
                Some(next) => json!({"name": name(index), "parent": name(next)}),
                None => json!({"name": name(index)}),
            }
        });
        let said = said_by(&json!({
            "openapi": "3.2.0",
            "info": {"title": "Hostile", "version": "1.0.0"},
            "tags": tags.collect::<Vec<_>>(),
            "paths": answering_with(&json!({"type": "string"})),
        }));
        assert!(said.contains(expected), "{said}");
        assert_eq!(said.contains("tag"), last.is_some(), "{said}");
    }
}

#[test]
fn schemas_that_double_at_each_step_are_fast() {
    for keyword in ["allOf", "oneOf", "anyOf"] {
        let said = said_of(chain(60, |next| json!({keyword: [next.clone(), next]})));
        assert!(!said.contains("error["), "{said}");
    }
    let said = said_of(chain(
        60,
        |next| json!({"type": "object", "properties": {"a": next.clone(), "b": next}}),
    ));
    assert!(!said.contains("error["), "{said}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn unions_that_double_in_forms_are_fast() {
    let link = |next: Value| json!({"anyOf": [next.clone(), {"type": "object", "allOf": [next]}]});
    let schemas = named(chain(60, link));
    let form = json!({"application/x-www-form-urlencoded": {"schema": to(0)}});
    let operation = json!({
        "requestBody": {"content": form},
        "responses": {"200": {"description": "S."}},
    });
    let said = said(json!({"/s": {"post": operation}}), schemas);
    assert!(!said.contains("error["), "{said}");
}

#[test]
fn fields_that_double_in_forms_and_parameters_take_no_longer() {
    let link =
        |next: Value| json!({"type": "object", "properties": {"a": next.clone(), "b": next}});
    let schemas = named(chain(60, link));
    let parameter = json!({"name": "s", "in": "query", "style": "deepObject", "schema": to(0)});
    let form = json!({"application/x-www-form-urlencoded": {"schema": to(0)}});
    let operation = json!({
        "parameters": [parameter],
        "requestBody": {"content": form},
        "responses": {"200": {"description": "S."}},
    });
    let said = said(json!({"/s": {"post": operation}}), schemas);
    assert!(!said.contains("error["), "{said}");
}

#[test]
fn unevaluated_properties_after_doubling_conditions_are_refused() {
    let schemas = chain(60, |next| {
        json!({
            "type": "object",
            "if": {"required": ["a"]},
            "then": next.clone(),
            "else": {"allOf": [next]},
            "unevaluatedProperties": false,
        })
    });
    let schemas = named(schemas);
    let content = json!({"application/json": {"schema": to(0)}});
    let responses = json!({"200": {"description": "S."}});
    let operation = json!({"requestBody": {"content": content}, "responses": responses});
    let said = said(json!({"/s": {"post": operation}}), schemas);
    assert!(said.contains("`unevaluatedProperties`"), "{said}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn schemas_that_are_repeated_too_often_are_refused() {
    let too_much = "more than 500000 properties, values and variants";
    let uses = (0..3_000).map(|index| (format!("p{index}"), to(1)));
    let uses: serde_json::Map<_, _> = uses.collect();
    for default in [json!("x".repeat(300_000)), json!(vec![1; 10_000])] {
        let shared = match &default {
            Value::String(_) => json!({"type": "string", "default": default}),
            _ => json!({"type": "array", "items": {"type": "integer"}, "default": default}),
        };
        let said = said_of(vec![json!({"type": "object", "properties": uses}), shared]);
        assert!(said.contains(too_much), "{said}");
    }
    let written = json!({"description": "word ".repeat(100_000)});
    let referred = json!({"$ref": "#/paths/~1s/get/responses/200"});
    let operation = |response: &Value| json!({"get": {"responses": {"200": response}}});
    let mut paths = json!({"/s": operation(&written)});
    for index in 0..1_000 {
        paths[format!("/s{index}")] = operation(&referred);
    }
    let said = said(paths, serde_json::Map::new());
    assert!(said.contains(too_much), "{said}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn prose_with_many_marks_takes_no_longer() {
    for mark in [
        "[a](",
        "**a*",
        "<",
        "<!--",
        "[a]",
        "http://a ",
        "1.",
        "-",
        "1) ",
    ] {
        let description = mark.repeat(300_000 / mark.len());
        let responses = json!({"200": {"description": description}});
        let said = said(
            json!({"/s": {"get": {"responses": responses}}}),
            serde_json::Map::new(),
        );
        assert!(!said.contains("error["), "{said}");
    }
}

#[test]
fn defaults_that_double_at_each_step_are_refused() {
    let said = said_of(chain(
        60,
        |next| json!({"type": "object", "default": {}, "properties": {"a": next.clone(), "b": next}}),
    ));
    let expected = "this default is too large, with the defaults of its properties";
    assert!(said.contains(expected), "{said}");
    let expected = "a schema whose values take more than 1 MiB of stack";
    assert!(said.contains(expected), "{said}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn defaults_that_double_from_the_first_component_on_are_refused() {
    let leaf = json!({"type": "object", "default": {}, "properties": {"x": {"type": "integer", "default": 1}}});
    let links = (0..60).map(|before| {
        let field = to(before);
        json!({"type": "object", "default": {}, "properties": {"a": field.clone(), "b": field}})
    });
    let schemas = named([leaf].into_iter().chain(links).collect());
    let said = said(answering_with(&to(60)), schemas);
    let expected = "this default is too large, with the defaults of its properties";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn a_long_default_whose_items_must_differ_takes_no_longer() {
    let items: Vec<u32> = (0..90_000).collect();
    let list = json!({"type": "array", "uniqueItems": true, "items": {"type": "integer"}, "default": items});
    let said = said_of(vec![json!({"type": "object", "properties": {"a": list}})]);
    let expected = "this default is too large, with the defaults of its properties";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn files_are_looked_for_once_in_each_schema() {
    let tree = json!({"type": "array", "items": to(0)});
    let ten = |next: Value| json!({"allOf": vec![next; 10]});
    let file = json!({"type": "object", "properties": {
        "file": {"type": "string", "format": "binary"},
        "tree": {"type": "array", "items": {"type": "string"}},
    }});
    let links = (2..20).map(|next| ten(to(next)));
    let schemas = [
        tree,
        json!({"type": "object", "properties": {"tree": to(0)}}),
    ];
    let schemas = named(schemas.into_iter().chain(links).chain([file]).collect());
    let form = |schema: Value| {
        let content = json!({"multipart/form-data": {"schema": schema}});
        json!({"requestBody": {"content": content}, "responses": {"204": {"description": "S."}}})
    };
    let paths = json!({"/s": {"post": form(to(2)), "put": form(to(1))}});
    let said = said(paths, schemas);
    assert!(!said.contains("file"), "{said}");
}

#[test]
fn recursive_unions_next_to_properties_are_refused() {
    let all = 0..12;
    let schemas = all.clone().map(|index| {
        let others = all.clone().filter(|other| *other != index).map(to);
        let field = format!("f{index}");
        json!({"allOf": [
            {"oneOf": others.collect::<Vec<_>>()},
            {"type": "object", "properties": {field: {"type": "string"}}},
        ]})
    });
    let said = said_of(schemas.collect());
    assert!(
        said.contains("infinite or very deep nesting of `oneOf` and `anyOf`"),
        "{said}"
    );
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_long_chain_of_references_is_refused() {
    let said = said_of(chain(100_000, |next| next));
    let expected = "chain of more than 100 references";
    assert_eq!(said.matches(expected).count(), 1, "{said}");
    let said = said_of(chain(90, |next| next));
    assert!(!said.contains("error["), "{said}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn many_unresolved_references_are_reported_fast() {
    let schemas = (0..3_000).map(|index| to(10_000 + index));
    let said = said_of(schemas.collect());
    assert!(said.contains("3000 warnings"), "{said}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn descriptions_beyond_the_size_limit_are_refused() {
    let too_much = "more than 500000 properties, values and variants";
    let names = (0..8_000).map(|index| format!("p{index}"));
    let path: String = names.clone().map(|name| format!("/{{{name}}}")).collect();
    let responses = json!({"200": {"description": "S."}});
    let said_of_path = said(
        json!({path: {"get": {"responses": responses}}}),
        serde_json::Map::new(),
    );
    assert!(said_of_path.contains(too_much), "{said_of_path}");
    let object =
        |name: String| json!({"type": "object", "properties": {name: {"type": "boolean"}}});
    let branches = names.clone().map(object);
    let said_of_branches = said_of(vec![json!({"oneOf": branches.collect::<Vec<_>>()})]);
    assert!(said_of_branches.contains(too_much), "{said_of_branches}");
    let members = names.take(4_000).map(object);
    let said_of_members = said_of(vec![json!({"allOf": members.collect::<Vec<_>>()})]);
    assert!(!said_of_members.contains("error["), "{said_of_members}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_document_of_too_many_values_is_refused() {
    let text = format!(
        "{{\"openapi\": \"3.0.3\", \"x-list\": [0{}]}}",
        ",0".repeat(3_000_000)
    );
    let source = Source::new("hostile.json", text);
    let outcome = generate(&source, &Options::new("case"));
    let said = outcome.report.render(&source, Style::Plain);
    assert!(
        said.contains("the description has more than 3000000 values"),
        "{said}"
    );
}

#[test]
fn long_names_with_different_ends_are_fast() {
    let long = |end: &str| format!("{}{end}", "word ".repeat(60));
    let [one, two, three] = ["a", "b", "c"].map(long);
    let schema = json!({"type": "object", "properties": {
        one.clone(): {"type": "string", "enum": [one, two, three]},
        two.clone(): {"type": "string"},
        three.clone(): {"type": "string"},
    }});
    let said_of_fields = said_of(vec![schema]);
    assert!(!said_of_fields.contains("error["), "{said_of_fields}");
    let ends = (0..50).map(|index| format!("{}{index}", "AWord".repeat(50)));
    let object = json!({"type": "object", "properties": {"a": {"type": "string"}}});
    let schemas = ends.clone().map(|name| (name, object.clone()));
    let operation =
        |id| json!({"get": {"operationId": id, "responses": {"200": {"description": "S."}}}});
    let paths = ends.map(|id| (format!("/{id}"), operation(id)));
    let said_of_names = said(paths.collect(), schemas.collect());
    assert!(!said_of_names.contains("error["), "{said_of_names}");
}
