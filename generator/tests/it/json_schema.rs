//! References to JSON Schema files of each draft.

use std::collections::BTreeMap;

use openapi_crates::report::Style;
use openapi_crates::source::{Addresses, Source};
use openapi_crates::{Options, generate};

/// A description of a version whose component `Pet` is this schema.
fn description(version: &str, pet: &str) -> String {
    format!(
        "openapi: {version}
info: {{title: Shop, version: 1.0.0}}
paths:
  /pets:
    post:
      operationId: addPet
      requestBody:
        required: true
        content: {{application/json: {{schema: {{$ref: '#/components/schemas/Pet'}}}}}}
      responses: {{'204': {{description: Done.}}}}
components:
  schemas:
    Pet: {pet}
"
    )
}

/// The generated files, if there are any, and the diagnostics of a description with these files.
fn generated(text: &str, files: &[(&str, &str)]) -> (BTreeMap<String, String>, String) {
    let mut addresses = Addresses::default();
    for (path, _) in files.iter().filter(|(path, _)| path.starts_with("vendor/")) {
        let url = path.replace("vendor/", "https://");
        addresses.insert(&url, &url, path);
    }
    let source = Source::new("api.yaml", text).with_addresses(addresses);
    let source = source.with_files(|path| {
        let file = files.iter().find(|(name, _)| *name == path);
        file.map(|(_, text)| text.as_bytes().to_vec())
            .ok_or("there is no such file")
    });
    let options = Options::new("shop").spec_path("api.yaml");
    let outcome = generate(&source, &options);
    let shown = outcome.report.render(&source, Style::Plain);
    let crates = outcome.generated.map(|both| [both.server, both.client]);
    let crates = crates.into_iter().flatten();
    let files = crates.flat_map(|generated| {
        let name = generated.name.clone();
        generated
            .files
            .into_iter()
            .map(move |(path, text)| (format!("{name}/{path}"), text))
    });
    (files.collect(), shown)
}

/// Checks that a reference to a file has the same meaning as a schema of OpenAPI 3.1, for any version of the
/// description, and without a diagnostic.
#[track_caller]
fn assert_same(draft: &str, schema: &str, expected: &str) {
    let (expected, shown) = generated(&description("3.1.0", expected), &[]);
    assert!(
        !shown.contains("warning[") && !expected.is_empty(),
        "{shown}"
    );
    let file = format!(
        "{{\"$schema\": \"{draft}\", {}",
        schema.trim_start_matches('{')
    );
    for version in ["3.0.3", "3.1.0"] {
        let text = description(version, "{$ref: 'schemas/pet.json'}");
        let (found, shown) = generated(&text, &[("schemas/pet.json", &file)]);
        assert!(!shown.contains("warning["), "{version} {file}\n{shown}");
        for (path, text) in &expected {
            assert_eq!(
                found.get(path),
                Some(text),
                "{version} {path} of {file}\n{shown}"
            );
        }
        assert_eq!(found.len(), expected.len());
    }
}

const DRAFT_4: &str = "http://json-schema.org/draft-04/schema#";
const DRAFT_6: &str = "http://json-schema.org/draft-06/schema#";
const DRAFT_7: &str = "http://json-schema.org/draft-07/schema#";
const DRAFT_2019: &str = "https://json-schema.org/draft/2019-09/schema";
const DRAFT_2020: &str = "https://json-schema.org/draft/2020-12/schema";

#[test]
fn bounds_types_and_constants_have_the_meaning_of_the_draft() {
    let expected = "{type: object, required: [age, kind], properties: {age: {type: integer, exclusiveMinimum: 0, maximum: 9}, \
                    kind: {type: [string, 'null'], maxLength: 3}}}";
    let of = |age: &str| {
        format!(
            r#"{{"$id": "pet.json", "type": "object", "required": ["age", "kind"], "properties": {{"age": {age},
            "kind": {{"type": ["string", "null"], "maxLength": 3}}}}}}"#
        )
    };
    let flags = r#"{"type": "integer", "minimum": 0, "exclusiveMinimum": true, "maximum": 9, "exclusiveMaximum": false}"#;
    assert_same(DRAFT_4, &of(flags).replace("$id", "id"), expected);
    let numbers = r#"{"type": "integer", "exclusiveMinimum": 0, "maximum": 9}"#;
    for draft in [DRAFT_6, DRAFT_7, DRAFT_2019, DRAFT_2020] {
        assert_same(draft, &of(numbers), expected);
    }
}

#[test]
fn definitions_become_components() {
    let expected = "{type: object, properties: {tag: {$ref: '#/components/schemas/Tag'}, next: {$ref: '#/components/schemas/Pet'}}}
    Tag: {type: string, const: x}";
    for (draft, key) in [
        (DRAFT_6, "definitions"),
        (DRAFT_7, "definitions"),
        (DRAFT_2019, "$defs"),
        (DRAFT_2020, "$defs"),
    ] {
        let schema = format!(
            r##"{{"type": "object", "properties": {{"tag": {{"$ref": "#/{key}/Tag"}}, "next": {{"$ref": "#"}}}},
            "{key}": {{"Tag": {{"type": "string", "const": "x"}}, "Unused": {{"type": "nothing"}}}}}}"##
        );
        assert_same(draft, &schema, expected);
    }
}

#[test]
fn instance_data_has_no_references() {
    let draft = "https://json-schema.org/draft/2020-12/schema";
    let data = r##"{"$ref": "#/$defs/a"}, {"$ref": "other.json", "discriminator": {"mapping": {"b": "c.json"}}}"##;
    for schema in [
        format!(r#"{{"enum": [{data}], "$defs": {{"a": {{"type": "string"}}}}}}"#),
        r#"{"const": {"$ref": "other.json"}}"#.to_owned(),
        r#"{"type": "object", "properties": {"a": {"type": "object", "default": {"$ref": "other.json"}}}}"#.to_owned(),
        r#"{"type": "object", "properties": {"enum": {"const": {"$ref": "other.json"}}}}"#.to_owned(),
    ] {
        assert_same(draft, &schema, &schema);
    }
}

#[test]
fn escaped_pointers_are_followed() {
    let file = r##"{
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {
            "percent": {"$ref": "#/$defs/p%25q"},
            "slash": {"$ref": "#/$defs/a~1b~0c"},
            "encoded": {"$ref": "#/$defs/%C3%A4%20%22"}
        },
        "$defs": {
            "p%q": {"type": "integer"}, "a/b~c": {"type": "integer"}, "ä \"": {"type": "integer"}
        }
    }"##;
    let text = description("3.1.0", "{$ref: pet.json}");
    let (found, shown) = generated(&text, &[("pet.json", file)]);
    assert!(!shown.contains("[E"), "{shown}");
    let pet = found.get("shop-server/src/types/pet.rs").expect("a type");
    for field in ["percent", "slash", "encoded"] {
        assert!(!pet.contains(&format!("{field}: Option<Value>")), "{pet}");
        assert!(pet.contains(&format!("pub {field}: Option<")), "{pet}");
    }
}

#[test]
fn a_root_that_refers_to_its_definitions_is_followed() {
    let file = format!(
        r##"{{"$schema": "{DRAFT_7}", "$id": "https://a.example/pet.json", "$ref": "#/definitions/Pet",
        "definitions": {{"Pet": {{"type": "object", "properties": {{"next": {{"$ref": "#/definitions/Pet"}}}}}}}}}}"##
    );
    for version in ["3.0.3", "3.1.0"] {
        let text = description(version, "{$ref: pet.json}");
        let (files, shown) = generated(&text, &[("pet.json", &file)]);
        assert!(
            !shown.contains("unsupported") && !shown.contains("ignored"),
            "{shown}"
        );
        let next = files.values().any(|text| text.contains("pub next: "));
        assert!(next, "{:?}", files.keys());
    }
}

#[test]
fn dependencies_and_tuples_have_the_meaning_of_the_draft() {
    let expected = "{type: object, properties: {a: {type: string}, b: {type: string}, c: {type: array, prefixItems: [{type: string}, \
                    {type: integer}], items: {type: boolean}}}, dependentRequired: {a: [b]}, dependentSchemas: {b: {required: [a]}}}";
    let schema = r#"{"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}, "c": {"type": "array",
        "items": [{"type": "string"}, {"type": "integer"}], "additionalItems": {"type": "boolean"}}},
        "dependencies": {"a": ["b"], "b": {"required": ["a"]}}}"#;
    for draft in [DRAFT_4, DRAFT_6, DRAFT_7] {
        assert_same(draft, schema, expected);
    }
}

#[test]
fn recursive_references_lead_to_the_root() {
    let expected = "{type: object, properties: {next: {$ref: '#/components/schemas/Pet'}}}";
    for anchor in ["", r#""$recursiveAnchor": true, "#] {
        let schema = format!(
            r##"{{{anchor}"type": "object", "properties": {{"next": {{"$recursiveRef": "#"}}}}}}"##
        );
        assert_same(DRAFT_2019, &schema, expected);
    }
}

#[test]
fn constraints_next_to_references_apply_since_2019_09() {
    let file = |draft: &str| {
        format!(
            r##"{{"$schema": "{draft}", "type": "object", "properties": {{"tag": {{"$ref": "#/x/Tag", "maxLength": 3}}}},
            "x": {{"Tag": {{"type": "string", "maxLength": 7}}}}}}"##
        )
    };
    for version in ["3.0.3", "3.1.0"] {
        let text = description(version, "{$ref: pet.json}");
        let (_, shown) = generated(&text, &[("pet.json", &file(DRAFT_7))]);
        assert!(
            shown.contains("`maxLength` next to `$ref` is ignored\n --> pet.json:1:"),
            "{shown}"
        );
        let (files, shown) = generated(&text, &[("pet.json", &file(DRAFT_2019))]);
        assert!(!shown.contains("ignored"), "{shown}");
        let schemas = files
            .iter()
            .find(|(path, _)| path.contains("server") && path.ends_with("/schemas.rs"));
        let (_, schemas) = schemas.expect("the file of the schemas");
        assert!(
            schemas.contains("TextConstraint::Length(0, 3)"),
            "{schemas}"
        );
    }
}

#[test]
fn references_that_depend_on_an_identifier_are_reported() {
    let pet = |id: &str, reference: &str| {
        format!(
            r#"{{"$schema": "{DRAFT_7}", "$id": "{id}", "type": "object", "properties": {{"tag": {{"$ref": "{reference}"}}}},
            "definitions": {{"x": {{"type": "string"}}}}}}"#
        )
    };
    let tag = |id: &str| format!(r#"{{"$schema": "{DRAFT_7}", "$id": "{id}", "type": "string"}}"#);
    let base = "https://a.example/s/pet.json";
    for (id, reference, tag_id, is_supported) in [
        (base, "tag.json", "https://a.example/s/tag.json", true),
        (base, "tag.json", "https://a.example/tag.json", false),
        (base, "/t/tag.json", "https://a.example/t/tag.json", false),
        ("pet.json", "tag.json", "tag.json", true),
        ("other/pet.json", "tag.json", "tag.json", false),
        ("urn:pet", "#/definitions/x", "", true),
    ] {
        let text = description("3.0.3", "{$ref: pet.json}");
        let (pet, tag) = (pet(id, reference), tag(tag_id));
        let (_, shown) = generated(&text, &[("pet.json", &pet), ("tag.json", &tag)]);
        let is_reported =
            shown.contains("`$id` is not supported") || shown.contains("warning[E0109]");
        assert_eq!(
            is_reported, !is_supported,
            "{id} {reference} {tag_id}\n{shown}"
        );
    }
    // A stored file of another host.
    let text = description("3.0.3", "{$ref: 'https://a.example/s/pet.json'}");
    let files = [
        ("vendor/a.example/s/pet.json", pet(base, "/t/tag.json")),
        ("vendor/a.example/t/tag.json", tag("x.json")),
    ];
    let (_, shown) = generated(
        &text,
        &files.each_ref().map(|(path, text)| (*path, text.as_str())),
    );
    assert!(!shown.contains("warning["), "{shown}");

    let file = format!(
        r##"{{"$schema": "{DRAFT_6}", "properties": {{"a": {{"$ref": "#tag"}}}}, "definitions": {{"t": {{"$id": "#tag"}}}}}}"##
    );
    let (_, shown) = generated(
        &description("3.1.0", "{$ref: pet.json}"),
        &[("pet.json", &file)],
    );
    assert!(shown.contains("`pet.json` has no `#tag`"), "{shown}");
    let file = r#"{"$schema": "http://json-schema.org/draft-03/schema#", "type": "string"}"#;
    let (_, shown) = generated(
        &description("3.1.0", "{$ref: pet.json}"),
        &[("pet.json", file)],
    );
    assert!(
        shown.contains("is read as that of the description"),
        "{shown}"
    );
}

#[test]
fn keywords_of_later_drafts_are_ignored() {
    let with = |draft: &str, more: &str| {
        format!(
            r#"{{"$schema": "{draft}", "type": "object", "properties": {{"tag": {{"type": "string"
                {more}
            }}, "list": {{"type": "array", "items": [{{"type": "string"}}]}}}}}}"#
        )
    };
    for (draft, more, expected) in [
        (
            DRAFT_4,
            r#", "const": "x""#,
            "warning[W0209]: `const` is ignored in JSON Schema draft 4\n --> pet.json:2:19\n",
        ),
        (
            DRAFT_4,
            r#", "if": {"maxLength": 3}"#,
            "help: declare draft 7 or later in `$schema`",
        ),
        (
            DRAFT_7,
            r#", "prefixItems": []"#,
            "a keyword since draft 2020-12",
        ),
    ] {
        for version in ["3.0.3", "3.1.0"] {
            let text = description(version, "{$ref: pet.json}");
            let (without, _) = generated(&text, &[("pet.json", &with(draft, ""))]);
            let (files, shown) = generated(&text, &[("pet.json", &with(draft, more))]);
            assert!(shown.contains(expected), "{expected}\n{shown}");
            assert!(files == without && !files.is_empty(), "{shown}");
        }
    }
}

#[test]
fn a_list_of_items_in_2020_12_is_reported() {
    let file = |items: &str| {
        format!(
            r##"{{"$schema": "{DRAFT_2020}", "type": "object", "properties": {{
            "list": {{"type": "array", "{items}": [{{"type": "string", "enum": ["x"]}}], "maxItems": 1}},
            "first": {{"$ref": "#/properties/list/{items}/0"}}}}}}"##
        )
    };
    for version in ["3.0.3", "3.1.0"] {
        let text = description(version, "{$ref: pet.json}");
        let (expected, _) = generated(&text, &[("pet.json", &file("prefixItems"))]);
        let (files, shown) = generated(&text, &[("pet.json", &file("items"))]);
        let warning = "warning[W0608]: `items` is a list of schemas, read as `prefixItems`\n --> pet.json:2:39\n";
        assert!(shown.contains(warning), "{shown}");
        assert!(files == expected && !files.is_empty(), "{shown}");
    }
}

#[test]
fn diagnostics_point_into_the_file() {
    let file = format!(
        r#"{{"$schema": "{DRAFT_4}",
  "type": "array",
  "items": [{{"type": "string"}}],
  "additionalItems": {{
    "dependencies": {{
      "a": {{"type": "strin"}}
    }},
    "minimum": "x",
    "exclusiveMinimum": true
  }}
}}"#
    );
    let (_, shown) = generated(
        &description("3.0.3", "{$ref: pet.json}"),
        &[("pet.json", &file)],
    );
    for expected in [
        "unknown type `strin`",
        "--> pet.json:6:21",
        "--> pet.json:8:16",
    ] {
        assert!(shown.contains(expected), "{expected}\n{shown}");
    }
}

#[test]
fn recursive_references_between_files_are_reported() {
    let file = |property: &str, more: &str| {
        format!(
            r##"{{"$schema": "{DRAFT_2019}", "$recursiveAnchor": true, "type": "object",
            "properties": {{"{property}": {{"$recursiveRef": "#"}}}}{more}}}"##
        )
    };
    let pet = file("next", r#", "allOf": [{"$ref": "base.json"}]"#);
    let files = [
        ("pet.json", pet.as_str()),
        ("base.json", &file("other", "")),
    ];
    let (_, shown) = generated(&description("3.1.0", "{$ref: pet.json}"), &files);
    assert!(shown.contains("`$dynamicRef` is not supported"), "{shown}");
}

#[test]
fn parts_of_schemas_that_moved_are_found() {
    let file = format!(
        r##"{{"$schema": "{DRAFT_7}", "type": "object", "properties": {{
            "list": {{"type": "array", "items": [{{"type": "string", "enum": ["x"]}}], "additionalItems": false}},
            "first": {{"$ref": "#/properties/list/items/0"}}}}}}"##
    );
    for version in ["3.0.3", "3.1.0"] {
        let (files, shown) = generated(
            &description(version, "{$ref: pet.json}"),
            &[("pet.json", &file)],
        );
        assert!(!shown.contains("warning[") && !files.is_empty(), "{shown}");
        let pet = files.iter().find(|(path, _)| path.ends_with("/pet.rs"));
        let (_, pet) = pet.expect("the file of the type");
        assert!(
            pet.contains("pub first: Option<PetListPrefixItems0>"),
            "{pet}"
        );
    }
}

#[test]
fn a_schema_of_openapi_3_0_can_declare_its_dialect() {
    let pet = |dialect: &str| {
        format!(
            "{{{dialect}type: object, properties: {{tag: {{$ref: '#/components/schemas/Tag', maxLength: 3}}}}}}
    Tag: {{type: string, maxLength: 7}}"
        )
    };
    let (_, shown) = generated(&description("3.0.3", &pet("")), &[]);
    assert!(
        shown.contains("`maxLength` next to `$ref` is ignored"),
        "{shown}"
    );
    let dialect = format!("$schema: '{DRAFT_2020}', ");
    let (files, shown) = generated(&description("3.0.3", &pet(&dialect)), &[]);
    assert!(!shown.contains("warning["), "{shown}");
    let (expected, _) = generated(&description("3.1.0", &pet("")), &[]);
    assert!(files == expected, "{shown}");
}
