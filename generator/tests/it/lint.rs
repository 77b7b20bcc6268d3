//! Lint rules in cases that the examples on their pages do not cover.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use openapi_crates::Options;
use openapi_crates::lint::{lint, rule, rules};
use openapi_crates::report::{Code, Diagnostic, Report, Style};
use openapi_crates::source::Source;

/// The messages of some rules, in the order of the description.
fn found(names: &str, text: &str) -> Vec<String> {
    let (source, report) = linted(names, text);
    let shown = report.render(&source, Style::Plain);
    assert!(!report.has_errors(), "{shown}");
    let lines = shown
        .lines()
        .filter_map(|line| line.strip_prefix("warning["));
    let messages = lines.filter_map(|line| Some(line.split_once("]: ")?.1.to_owned()));
    messages.collect()
}

fn linted(names: &str, text: &str) -> (Source, Report) {
    let source = Source::new("api.yaml", text);
    let wanted: Vec<Code> = names
        .split(' ')
        .map(|name| rule(name).expect(name))
        .collect();
    let others: BTreeSet<Code> = rules().filter(|rule| !wanted.contains(rule)).collect();
    let report = lint(&source, &Options::new("linted"), &others);
    (source, report)
}

#[track_caller]
fn check(names: &str, rest: &str, expected: &[&str]) {
    let text = format!("openapi: 3.0.3\ninfo: {{title: t, version: '1'}}\n{rest}");
    let found = found(names, &text);
    assert_eq!(found, expected, "{names}:\n{text}");
}

#[test]
fn our_own_description_is_clean() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/openapi.yaml");
    let source = Source::new(
        "openapi.yaml",
        fs::read_to_string(path).expect("the description"),
    );
    let report = lint(&source, &Options::new("linted"), &BTreeSet::new());
    assert_eq!(report.render(&source, Style::Plain), "");
}

#[test]
fn an_invalid_description_has_no_lint_diagnostics() {
    let source = Source::new(
        "api.yaml",
        "openapi: 3.0.3\ninfo: {title: [t]}\npaths: {}\n",
    );
    let report = lint(&source, &Options::new("linted"), &BTreeSet::new());
    let codes: BTreeSet<Code> = report.diagnostics().iter().map(Diagnostic::code).collect();
    assert_eq!(codes, [Code::WrongKind].into());
}

#[test]
fn free_operation_ids_are_suggested() {
    let (source, report) = linted(
        "missing-operation-id",
        "openapi: 3.0.3\ninfo: {title: t, version: '1'}\npaths:\n  /pets:\n    get: {responses: {'204': {description: d}}}\n    \
         post: {operationId: createPet, responses: {'204': {description: d}}}\n  /pets/{petId}:\n    parameters: [{name: \
         petId, in: path, required: true, schema: {type: string}}]\n    delete: {responses: {'204': {description: d}}}\n  \
         /stores/{id}/pets:\n    parameters: [{name: id, in: path, required: true, schema: {type: string}}]\n    post: \
         {responses: {'204': {description: d}}}\n",
    );
    let shown = report.render(&source, Style::Plain);
    for help in [
        "add `operationId: getPets` to keep the name; `listPets` is shorter\n",
        "add `operationId: deletePetsByPetId` to keep the name; `deletePet` is shorter\n",
        // `createPet` exists already.
        "add `operationId: postStoresByIdPets` to keep the name\n",
    ] {
        assert!(shown.contains(help), "{help}\n{shown}");
    }
}

#[test]
fn operation_ids_with_path_and_method_are_shortened() {
    let (source, report) = linted(
        "long-operation-id",
        "openapi: 3.0.3\ninfo: {title: t, version: '1'}\npaths:\n  /flows/{id}:\n    parameters: [{name: id, in: path, required: true, \
         schema: {type: string}}]\n    get: {operationId: read_flows__id__get, responses: {'204': {description: d}}}\n    put: \
         {operationId: flows__id__put, responses: {'204': {description: d}}}\n    delete: {operationId: \
         drop_flows__id__delete, responses: {'204': {description: d}}}\n  /drop:\n    post: {operationId: drop, responses: {'204': {description: d}}}\n",
    );
    let shown = report.render(&source, Style::Plain);
    for text in [
        "`operationId` `read_flows__id__get` repeats path and method",
        "shorten it to `read` in the description or by an overlay (`update: {operationId: read}`), or generate with \
         `--names short`\n",
        // `drop` exists already.
        "shorten it in the description or by an overlay, or generate with `--names short`\n",
    ] {
        assert!(shown.contains(text), "{text}\n{shown}");
    }
    assert_eq!(report.diagnostics().len(), 2, "{shown}");
}

#[test]
fn a_node_allows_violations_in_it() {
    let paths = |at_root: &str, at_path: &str, at_operation: &str| {
        format!(
            "{at_root}paths:\n  /a:\n    {at_path}get:\n      {at_operation}operationId: a\n      responses: {{'204': \
             {{description: d}}}}\n"
        )
    };
    let allow = "x-lint-allow: [undescribed-operation, missing-error-response]\n";
    let names = "undescribed-operation missing-error-response";
    let expected = [
        "`a` has no summary or description",
        "`a` declares no error response",
    ];
    check("undescribed-operation", &paths("", "", ""), &expected[..1]);
    check("missing-error-response", &paths("", "", ""), &expected[1..]);
    check(names, &paths(allow, "", ""), &[]);
    check(names, &paths("", &format!("{allow}    "), ""), &[]);
    check(names, &paths("", "", &format!("{allow}      ")), &[]);
    check(
        names,
        &paths("", "", "x-lint-allow: [undescribed-operation]\n      "),
        &expected[1..],
    );
}

#[test]
fn unknown_rules_are_reported() {
    let text = "openapi: 3.0.3\ninfo: {title: t, version: '1'}\nx-lint-allow: [missing-exampel]\npaths: {}\n";
    let (source, report) = linted("missing-example", text);
    let shown = report.render(&source, Style::Plain);
    assert!(
        shown.contains(
            "unknown rule `missing-exampel`: did you mean `missing-example`?\n --> api.yaml:3:16\n"
        ),
        "{shown}"
    );
}

#[test]
fn mapped_schemas_and_subtypes_are_used() {
    let components = "\
paths:
  /a:
    get:
      operationId: a
      responses:
        '200':
          description: d
          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      properties: {kind: {type: string}}
      discriminator: {propertyName: kind, mapping: {dog: Dog}}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {bone: {$ref: '#/components/schemas/Bone'}}}]}
    Bone: {type: string}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}]}
    Leaf: {type: object, properties: {leaf: {$ref: '#/components/schemas/Leaf'}}}
    Tree: {type: array, items: {$ref: '#/components/schemas/Leaf'}}
  securitySchemes:
    key: {type: http, scheme: bearer}
";
    let expected = [
        "unused schema `Leaf`: only `Tree` refers to it, which is unused",
        "unused schema `Tree`",
        "unused security scheme `key`",
    ];
    check("unused-component", components, &expected);
    let required = format!("security: [{{key: []}}]\n{components}");
    check("unused-component", &required, &expected[..2]);
}

#[test]
fn security_of_some_operations_is_that_of_all() {
    let operation = |method: &str, security: &str| {
        format!(
            "    {method}:\n      operationId: {method}A\n      {security}\n      responses: {{'204': {{description: d}}}}\n"
        )
    };
    let description = |operations: [(&str, &str); 3]| {
        let operations = operations.map(|(method, security)| operation(method, security));
        format!(
            "paths:\n  /a:\n{}components: {{securitySchemes: {{key: {{type: http, scheme: bearer}}}}}}\n",
            operations.concat()
        )
    };
    let (key, none, unset) = ("security: [{key: []}]", "security: []", "description: d");
    let some = description([("get", unset), ("put", key), ("post", none)]);
    let name = "missing-security";
    check(
        name,
        &some,
        &["`getA` has no `security`, although other operations have it"],
    );
    let several = description([("get", unset), ("put", key), ("post", unset)]);
    let expected =
        "`getA` and 1 other operation have no `security`, although other operations have it";
    check(name, &several, &[expected]);
    check(
        name,
        &description([("get", unset), ("put", none), ("post", none)]),
        &[],
    );
    check(
        name,
        &description([("get", key), ("put", key), ("post", none)]),
        &[],
    );
    check(name, &format!("security: [{{key: []}}]\n{some}"), &[]);
}

#[test]
fn error_responses_depend_on_credentials_and_input() {
    let names = "missing-error-response missing-unauthorized-response missing-invalid-response";
    let operation = |members: &str, statuses: &str| {
        let statuses: Vec<String> = statuses
            .split(' ')
            .map(|status| format!("'{status}': {{description: d}}"))
            .collect();
        format!(
            "security: [{{key: []}}]\npaths:\n  /a/{{id}}:\n    get:\n      operationId: a\n      {members}\n      responses: \
             {{{}}}\ncomponents: {{securitySchemes: {{key: {{type: http, scheme: bearer}}}}}}\n",
            statuses.join(", ")
        )
    };
    let path = "parameters: [{name: id, in: path, required: true, schema: {type: integer}}]";
    let query = "parameters: [{name: id, in: path, required: true, schema: {type: string}}, {name: q, in: query, schema: {type: string}}]";
    let credentials = "`a` requires credentials, but declares no response to requests without them";
    let rules = "`a` declares no response to an invalid request";
    check(names, &operation(path, "200 401 404"), &[]);
    check(names, &operation(path, "200 404"), &[credentials]);
    check(
        names,
        &operation(&format!("security: []\n      {path}"), "200 404"),
        &[],
    );
    check(
        names,
        &operation(
            &format!("security: [{{key: []}}, {{}}]\n      {path}"),
            "200 404",
        ),
        &[],
    );
    check(names, &operation(query, "200 401 404"), &[rules]);
    for enough in ["200 400 401", "200 422 401", "200 4XX", "200 default"] {
        check(names, &operation(query, enough), &[]);
    }
    let internal = "`a` declares no response to an internal error";
    for (statuses, expected) in [
        ("200 401", [internal].as_slice()),
        ("200 5XX", &[]),
        ("200 500", &[]),
    ] {
        check(
            "missing-internal-response",
            &operation(path, statuses),
            expected,
        );
    }
    let none = "`a` declares no error response";
    check(names, &operation(query, "200"), &[none]);
}

#[test]
fn a_response_component_of_other_operations_is_suggested() {
    let (source, report) = linted(
        "missing-invalid-response",
        "openapi: 3.0.3\ninfo: {title: t, version: '1'}\npaths:\n  /a:\n    get:\n      parameters: &q [{name: q, in: query, \
         schema: {type: string}}]\n      responses: {'400': {$ref: '#/components/responses/Wrong'}}\n  /b:\n    get:\n      \
         parameters: *q\n      responses: {'500': {description: d}}\ncomponents: {responses: {Wrong: {description: d}}}\n",
    );
    let shown = report.render(&source, Style::Plain);
    assert!(
        shown.contains("$ref: '#/components/responses/Wrong'"),
        "{shown}"
    );
}

#[test]
fn required_properties_distinguish_alternatives() {
    let of = |one: &str, other: &str| {
        format!(
            "paths: {{}}\ncomponents:\n  schemas:\n    A: {{oneOf: [{{{one}}}, {{{other}}}]}}\n"
        )
    };
    let plain = "type: object, properties: {a: {type: string}}";
    let with_b = "type: object, properties: {a: {type: string}, b: {type: string}}";
    let requires_b =
        "type: object, required: [b], properties: {a: {type: string}, b: {type: string}}";
    let tagged = |tag: &str| {
        format!("type: object, required: [t], properties: {{t: {{type: string, enum: [{tag}]}}}}")
    };
    let expected = ["no required property distinguishes alternative 1 from alternative 2"];
    check("ambiguous-union", &of(plain, with_b), &expected);
    check("ambiguous-union", &of(requires_b, requires_b), &expected);
    check("ambiguous-union", &of(plain, requires_b), &[]);
    check("ambiguous-union", &of(&tagged("x"), &tagged("y")), &[]);
    check(
        "ambiguous-union",
        &of(&tagged("x"), &tagged("x")),
        &expected,
    );
    check("ambiguous-union", &of(plain, "type: string"), &[]);
    check(
        "ambiguous-union",
        &of(plain, "type: object, additionalProperties: {type: string}"),
        &[],
    );
}

#[test]
fn rust_names_are_compared() {
    let of = |schema: &str| format!("paths: {{}}\ncomponents: {{schemas: {{A: {{{schema}}}}}}}\n");
    let properties = |names: &str| {
        let names: Vec<String> = names
            .split(' ')
            .map(|name| format!("{name}: {{type: string}}"))
            .collect();
        of(&format!(
            "type: object, properties: {{{}}}",
            names.join(", ")
        ))
    };
    check("similar-names", &properties("petId pet_name type"), &[]);
    check(
        "similar-names",
        &properties("pet_id petId"),
        &["property `pet_id` is named `pet_underscore_id`, because `petId` takes `pet_id`"],
    );
    check(
        "similar-names",
        &of("type: string, enum: [asc, ASC, up]"),
        &["value `ASC` is named `AscUppercase`, because `asc` takes `Asc`"],
    );
    check(
        "similar-names",
        &of("type: string, enum: [asc, ASC], x-enum-varnames: [Up, Ascending]"),
        &[],
    );
}

#[test]
fn examples_of_properties_make_an_example() {
    let of = |schema: &str| {
        format!(
            "paths:\n  /a:\n    get:\n      operationId: a\n      responses:\n        '200':\n          description: d\n          \
             content: {{application/json: {{schema: {{{schema}}}}}}}\n"
        )
    };
    let expected = ["no example for the response of `a`"];
    check(
        "missing-example",
        &of("type: object, properties: {a: {type: string}}"),
        &expected,
    );
    check(
        "missing-example",
        &of("type: object, properties: {a: {type: string, example: x}, b: {type: boolean}}"),
        &[],
    );
    check(
        "missing-example",
        &of("type: array, items: {type: string, format: uuid}"),
        &[],
    );
    check(
        "missing-example",
        &of("oneOf: [{type: integer}, {type: string, enum: [a]}]"),
        &[],
    );
}

#[test]
fn schemas_of_requests_may_have_optional_properties_only() {
    let of = |body: &str| {
        format!(
            "paths:\n  /a:\n    patch:\n      operationId: a\n      {body}\n      responses:\n        '200':\n          description: \
             d\n          content: {{application/json: {{schema: {{$ref: '#/components/schemas/A'}}}}}}\ncomponents:\n  \
             schemas:\n    A: {{type: object, properties: {{a: {{type: string}}, b: {{type: string}}, c: {{type: string}}}}}}\n"
        )
    };
    check(
        "all-optional",
        &of("summary: s"),
        &["all properties of `A` are optional"],
    );
    let body =
        "requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}";
    check("all-optional", &of(body), &[]);
}

#[test]
fn a_diagnostic_in_another_file_is_shown_there() {
    let text = "openapi: 3.0.3\ninfo: {title: t, version: '1'}\npaths:\n  /a:\n    get:\n      operationId: a\n      parameters: \
                [{$ref: 'shared.yaml#/q'}]\n      responses: {'204': {description: d}}\n";
    let source = Source::new("api.yaml", text).with_files(|path| match path {
        "shared.yaml" => Ok(b"q: {name: q, in: query, schema: {type: string}}\n".to_vec()),
        _ => Err("there is no such file".to_owned()),
    });
    let wanted = rule("undescribed-parameter").expect("a rule");
    let report = lint(
        &source,
        &Options::new("linted"),
        &rules().filter(|rule| *rule != wanted).collect(),
    );
    let shown = report.render(&source, Style::Plain);
    assert!(shown.contains("--> shared.yaml:1:"), "{shown}");
}

#[test]
fn rules_for_pagination_are_proposed_as_settings() {
    let page = |parameter: &str, properties: &str| {
        format!(
            "get:\n      parameters: [{{name: {parameter}, in: query, schema: {{type: string}}}}]\n      responses:\n        \
             '200':\n          description: d\n          content: {{application/json: {{schema: {{type: object, properties: \
             {{{properties}}}}}}}}}\n"
        )
    };
    let list = "list: {type: array, items: {type: string}}";
    for (parameter, properties, expected) in [
        (
            "pageToken",
            format!("{list}, nextPageToken: {{type: string, nullable: true}}"),
            "\"get:/a\" = {kind = \"cursor\", parameter = \"pageToken\", next = \"/nextPageToken\", items = \"/list\"}",
        ),
        (
            "page",
            format!("{list}, next: {{type: string}}"),
            "{kind = \"next-url\", next = \"/next\", items = \"/list\"}",
        ),
        (
            "page",
            format!("data: {{type: object, properties: {{{list}}}}}, total: {{type: integer}}"),
            "{kind = \"page\", parameter = \"page\", items = \"/data/list\"}",
        ),
        (
            "offset",
            format!("{list}, items: {{type: array, items: {{type: string}}}}"),
            "{kind = \"offset\", parameter = \"offset\", items = \"/items\"}",
        ),
        ("offset", "total: {type: integer}".to_owned(), ""),
        ("name", format!("{list}, total: {{type: integer}}"), ""),
    ] {
        let paths = format!("paths:\n  /a:\n    {}", page(parameter, &properties));
        let text = format!("openapi: 3.0.3\ninfo: {{title: t, version: '1'}}\n{paths}");
        let (source, report) = linted("missing-pagination", &text);
        let shown = report.render(&source, Style::Plain);
        assert!(shown.contains(expected), "{expected}:\n{shown}");
        assert_eq!(expected.is_empty(), report.is_empty(), "{shown}");
    }
}
