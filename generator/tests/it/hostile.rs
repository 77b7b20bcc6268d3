//! Small descriptions that could take unbounded time or memory.

use std::time::{Duration, Instant};

use openapi_crates::report::Style;
use openapi_crates::source::Source;
use openapi_crates::{Options, generate};
use serde_json::{Value, json};

/// Far longer than each description takes, and far shorter than exponential growth would take.
const LIMIT: Duration = Duration::from_secs(60);

/// The diagnostics of a description with these schemas, the first of which is the response of an operation.
#[track_caller]
fn report_of_schemas(schemas: Vec<Value>) -> String {
    report_of(responding_with(&reference(0)), by_name(schemas))
}

/// The path of an operation whose response has a schema.
fn responding_with(schema: &Value) -> Value {
    let operation = json!({"operationId": "getS", "responses": {"200": {
        "description": "S.",
        "content": {"application/json": {"schema": schema}},
    }}});
    json!({"/s": {"get": operation}})
}

/// The diagnostics of a description with these paths and schemas.
#[track_caller]
fn report_of(paths: Value, schemas: serde_json::Map<String, Value>) -> String {
    report_of_description(&json!({
        "openapi": "3.1.0",
        "info": {"title": "Hostile", "version": "1.0.0"},
        "paths": paths,
        "components": {"schemas": schemas},
    }))
}

/// The diagnostics of a description.
#[track_caller]
fn report_of_description(description: &Value) -> String {
    let source = Source::new("hostile.json", description.to_string());
    let options = Options::new("hostile").spec_path("hostile.json");
    let start = Instant::now();
    let outcome = generate(&source, &options);
    assert!(start.elapsed() < LIMIT, "{:?}", start.elapsed());
    assert_eq!(outcome.generated.is_none(), outcome.report.has_errors());
    outcome.report.render(&source, Style::Plain)
}

/// Schemas by the names that [`reference`] refers to.
fn by_name(schemas: Vec<Value>) -> serde_json::Map<String, Value> {
    let numbered = schemas.into_iter().enumerate();
    numbered
        .map(|(index, schema)| (format!("S{index}"), schema))
        .collect()
}

fn reference(index: usize) -> Value {
    json!({"$ref": format!("#/components/schemas/S{index}")})
}

/// A chain of `count` schemas, each of which refers to the next, and the last to an object.
fn chain(count: usize, link: impl Fn(Value) -> Value) -> Vec<Value> {
    let links = (1..=count).map(|next| link(reference(next)));
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
        let report = report_of_description(&json!({
            "openapi": "3.2.0",
            "info": {"title": "Hostile", "version": "1.0.0"},
            "tags": tags.collect::<Vec<_>>(),
            "paths": responding_with(&json!({"type": "string"})),
        }));
        assert!(report.contains(expected), "{report}");
        assert_eq!(report.contains("tag"), last.is_some(), "{report}");
    }
}

#[test]
fn schemas_that_double_at_each_step_are_fast() {
    for keyword in ["allOf", "oneOf", "anyOf"] {
        let report = report_of_schemas(chain(60, |next| json!({keyword: [next.clone(), next]})));
        assert!(!report.contains("error["), "{report}");
    }
    let report = report_of_schemas(chain(
        60,
        |next| json!({"type": "object", "properties": {"a": next.clone(), "b": next}}),
    ));
    assert!(!report.contains("error["), "{report}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn unions_that_double_in_forms_are_fast() {
    let link = |next: Value| json!({"anyOf": [next.clone(), {"type": "object", "allOf": [next]}]});
    let schemas = by_name(chain(60, link));
    let form = json!({"application/x-www-form-urlencoded": {"schema": reference(0)}});
    let operation = json!({
        "requestBody": {"content": form},
        "responses": {"200": {"description": "S."}},
    });
    let report = report_of(json!({"/s": {"post": operation}}), schemas);
    assert!(!report.contains("error["), "{report}");
}

#[test]
fn fields_that_double_in_forms_and_parameters_are_fast() {
    let link =
        |next: Value| json!({"type": "object", "properties": {"a": next.clone(), "b": next}});
    let schemas = by_name(chain(60, link));
    let parameter =
        json!({"name": "s", "in": "query", "style": "deepObject", "schema": reference(0)});
    let form = json!({"application/x-www-form-urlencoded": {"schema": reference(0)}});
    let operation = json!({
        "parameters": [parameter],
        "requestBody": {"content": form},
        "responses": {"200": {"description": "S."}},
    });
    let report = report_of(json!({"/s": {"post": operation}}), schemas);
    assert!(!report.contains("error["), "{report}");
}

#[test]
fn unevaluated_properties_after_doubling_conditions_are_refused() {
    let schemas = chain(60, |next| {
        json!({
            "type": "object",
            "if": {"required": ["a"]},
            "then": next.clone(),
            "else": {"allOf": [next]},
        })
    });
    let mut schemas = by_name(schemas);
    schemas["S0"]["unevaluatedProperties"] = json!(false);
    let content = json!({"application/json": {"schema": reference(0)}});
    let responses = json!({"200": {"description": "S."}});
    let operation = json!({"requestBody": {"content": content}, "responses": responses});
    let report = report_of(json!({"/s": {"post": operation}}), schemas);
    assert!(report.contains("`unevaluatedProperties`"), "{report}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn schemas_that_are_repeated_too_often_are_refused() {
    let too_much = "more than 500000 properties, values and variants";
    let uses = (0..3_000).map(|index| (format!("p{index}"), reference(1)));
    let uses: serde_json::Map<_, _> = uses.collect();
    for default in [json!("x".repeat(300_000)), json!(vec![1; 10_000])] {
        let shared = match &default {
            Value::String(_) => json!({"type": "string", "default": default}),
            _ => json!({"type": "array", "items": {"type": "integer"}, "default": default}),
        };
        let report = report_of_schemas(vec![json!({"type": "object", "properties": uses}), shared]);
        assert!(report.contains(too_much), "{report}");
    }
    let written = json!({"description": "word ".repeat(100_000)});
    let referred = json!({"$ref": "#/paths/~1s/get/responses/200"});
    let operation = |response: &Value| json!({"get": {"responses": {"200": response}}});
    let mut paths = json!({"/s": operation(&written)});
    for index in 0..1_000 {
        paths[format!("/s{index}")] = operation(&referred);
    }
    let report = report_of(paths, serde_json::Map::new());
    assert!(report.contains(too_much), "{report}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn prose_with_many_marks_is_fast() {
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
        let report = report_of(
            json!({"/s": {"get": {"responses": responses}}}),
            serde_json::Map::new(),
        );
        assert!(!report.contains("error["), "{report}");
    }
}

#[test]
fn defaults_that_double_at_each_step_are_refused() {
    let report = report_of_schemas(chain(
        60,
        |next| json!({"type": "object", "default": {}, "properties": {"a": next.clone(), "b": next}}),
    ));
    let expected = "this default is too large, with the defaults of its properties";
    assert!(report.contains(expected), "{report}");
    let expected = "a schema whose values take more than 1 MiB of stack";
    assert!(report.contains(expected), "{report}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn defaults_that_double_from_the_first_component_on_are_refused() {
    let leaf = json!({"type": "object", "default": {}, "properties": {"x": {"type": "integer", "default": 1}}});
    let links = (0..60).map(|before| {
        let field = reference(before);
        json!({"type": "object", "default": {}, "properties": {"a": field.clone(), "b": field}})
    });
    let schemas = by_name([leaf].into_iter().chain(links).collect());
    let report = report_of(responding_with(&reference(60)), schemas);
    let expected = "this default is too large, with the defaults of its properties";
    assert!(report.contains(expected), "{report}");
}

#[test]
fn a_long_default_with_unique_items_is_fast() {
    let items: Vec<u32> = (0..90_000).collect();
    let list = json!({"type": "array", "uniqueItems": true, "items": {"type": "integer"}, "default": items});
    let report = report_of_schemas(vec![json!({"type": "object", "properties": {"a": list}})]);
    let expected = "this default is too large, with the defaults of its properties";
    assert!(report.contains(expected), "{report}");
}

#[test]
fn each_schema_is_searched_for_files_once() {
    let tree = json!({"type": "array", "items": reference(0)});
    let ten = |next: Value| json!({"allOf": vec![next; 10]});
    let file = json!({"type": "object", "properties": {
        "file": {"type": "string", "format": "binary"},
        "tree": {"type": "array", "items": {"type": "string"}},
    }});
    let links = (2..20).map(|next| ten(reference(next)));
    let schemas = [
        tree,
        json!({"type": "object", "properties": {"tree": reference(0)}}),
    ];
    let schemas = by_name(schemas.into_iter().chain(links).chain([file]).collect());
    let form = |schema: Value| {
        let content = json!({"multipart/form-data": {"schema": schema}});
        json!({"requestBody": {"content": content}, "responses": {"204": {"description": "S."}}})
    };
    let paths = json!({"/s": {"post": form(reference(2)), "put": form(reference(1))}});
    let report = report_of(paths, schemas);
    assert!(!report.contains("file"), "{report}");
}

#[test]
fn recursive_unions_next_to_properties_are_refused() {
    let all = 0..12;
    let schemas = all.clone().map(|index| {
        let others = all.clone().filter(|other| *other != index).map(reference);
        let field = format!("f{index}");
        json!({"allOf": [
            {"oneOf": others.collect::<Vec<_>>()},
            {"type": "object", "properties": {field: {"type": "string"}}},
        ]})
    });
    let report = report_of_schemas(schemas.collect());
    assert!(
        report.contains("infinite or very deep nesting of `oneOf` and `anyOf`"),
        "{report}"
    );
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_long_chain_of_references_is_refused() {
    let report = report_of_schemas(chain(100_000, |next| next));
    let expected = "chain of more than 100 references";
    assert_eq!(report.matches(expected).count(), 1, "{report}");
    let report = report_of_schemas(chain(90, |next| next));
    assert!(!report.contains("error["), "{report}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn many_unresolved_references_are_reported_fast() {
    let schemas = (0..3_000).map(|index| reference(10_000 + index));
    let report = report_of_schemas(schemas.collect());
    assert!(report.contains("3000 warnings"), "{report}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn descriptions_beyond_the_size_limit_are_refused() {
    let too_much = "more than 500000 properties, values and variants";
    let names = (0..8_000).map(|index| format!("p{index}"));
    let path: String = names.clone().map(|name| format!("/{{{name}}}")).collect();
    let responses = json!({"200": {"description": "S."}});
    let path_report = report_of(
        json!({path: {"get": {"responses": responses}}}),
        serde_json::Map::new(),
    );
    assert!(path_report.contains(too_much), "{path_report}");
    let object =
        |name: String| json!({"type": "object", "properties": {name: {"type": "boolean"}}});
    let variants = names.clone().map(object);
    let union_report = report_of_schemas(vec![json!({"oneOf": variants.collect::<Vec<_>>()})]);
    assert!(union_report.contains(too_much), "{union_report}");
    let members = names.take(4_000).map(object);
    let all_of_report = report_of_schemas(vec![json!({"allOf": members.collect::<Vec<_>>()})]);
    assert!(!all_of_report.contains("error["), "{all_of_report}");
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
    let report = outcome.report.render(&source, Style::Plain);
    assert!(
        report.contains("the description has more than 3000000 values"),
        "{report}"
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
    let field_report = report_of_schemas(vec![schema]);
    assert!(!field_report.contains("error["), "{field_report}");
    let ends = (0..50).map(|index| format!("{}{index}", "AWord".repeat(50)));
    let object = json!({"type": "object", "properties": {"a": {"type": "string"}}});
    let schemas = ends.clone().map(|name| (name, object.clone()));
    let operation =
        |id| json!({"get": {"operationId": id, "responses": {"200": {"description": "S."}}}});
    let paths = ends.map(|id| (format!("/{id}"), operation(id)));
    let name_report = report_of(paths.collect(), schemas.collect());
    assert!(!name_report.contains("error["), "{name_report}");
}
