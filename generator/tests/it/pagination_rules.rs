//! Rules for pagination outside of the description.

use openapi_crates::report::Style;
use openapi_crates::source::Source;
use openapi_crates::{PaginationRule, generate};

use crate::support::options;

const DESCRIPTION: &str = r"
openapi: 3.1.0
info: {title: Pages, version: 1.0.0}
paths:
  /pets:
    get: &list
      operationId: listPets
      tags: [lists]
      parameters:
        - {name: after, in: query, schema: {type: string}}
        - {name: skip, in: query, schema: {type: string, default: '0'}}
      responses:
        '200': {description: A page., content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}
    post:
      operationId: addPet
      responses: {'204': {description: Added.}}
  /toys: {get: {<<: *list, operationId: listToys, x-pagination: {kind: link, items: /data/pets}}}
components:
  schemas:
    Page:
      type: object
      properties:
        data: {type: object, properties: {pets: {type: array, items: {type: string}}}}
        next: {type: [string, 'null']}
";

/// The constants `PAGING` of the generated operations, or the report if there are none.
fn paging(description: &str, rules: &[&str]) -> String {
    let source = Source::new("pages.yaml".to_owned(), description.to_owned());
    let rules = rules.iter().enumerate().map(|(index, rule)| {
        let rule: PaginationRule = rule.parse().expect("a rule");
        rule.label(format!("codegen.toml:{}:1", index + 2))
    });
    let outcome = generate(&source, &options("pages").pagination(rules));
    let report = outcome.report.render(&source, Style::Plain);
    let Some(generated) = outcome.generated else {
        return report;
    };
    let files = generated.client.files.iter();
    let lines = files
        .filter(|(path, _)| path.contains("/operations/"))
        .flat_map(|(path, text)| {
            let name = path.rsplit('/').next().unwrap_or_default();
            let lines = text.lines().filter(|line| line.contains("const PAGING"));
            lines.map(move |line| format!("{name} {}\n", line.trim()))
        });
    lines.chain([report]).collect()
}

#[track_caller]
fn contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in:\n{text}");
    }
}

const CURSOR: &str = "listPets=cursor,parameter=after,next=/next,items=/data/pets";

#[test]
fn a_rule_generates_what_the_extension_does() {
    let extension = "operationId: listPets\n      \
                     x-pagination: {kind: cursor, parameter: after, next: /next, items: /data/pets}";
    let extended = DESCRIPTION.replacen("operationId: listPets", extension, 1);
    let file = |description: &str, rules: &[&str]| {
        let source = Source::new("pages.yaml".to_owned(), description.to_owned());
        let rules = rules.iter().map(|rule| rule.parse().expect("a rule"));
        let outcome = generate(&source, &options("pages").pagination(rules));
        outcome.generated.expect("a valid description").client.files
    };
    assert!(file(DESCRIPTION, &[CURSOR]) == file(&extended, &[]));
    assert!(file(DESCRIPTION, &[]) != file(&extended, &[]));
}

#[test]
fn the_rule_of_an_operation_precedes_the_extension_which_precedes_patterns() {
    let shown = paging(
        DESCRIPTION,
        &["tag:*=offset,parameter=skip,items=/data/pets", CURSOR],
    );
    contains(
        &shown,
        &[
            "list_pets.rs const PAGING: Paging = Paging::Cursor",
            "list_toys.rs const PAGING: Paging = Paging::Link",
        ],
    );
    let shown = paging(
        DESCRIPTION,
        &["listToys=next-url,header=X-Next,items=/data/pets"],
    );
    contains(
        &shown,
        &["list_toys.rs const PAGING: Paging = Paging::HeaderUrl {"],
    );
    assert!(!shown.contains("list_pets.rs"), "{shown}");
}

#[test]
fn rules_that_do_not_fit_are_errors_with_their_places() {
    for (rule, expected) in [
        (
            "listPet=link",
            "E0908]: codegen.toml:2:1: no operation matches `listPet`",
        ),
        ("listPet=link", "did you mean `listPets`?"),
        ("tag:list=link", "no operation matches `tag:list`"),
        (
            "listPets=pages",
            "E0913]: codegen.toml:2:1: pagination rule `listPets`: `kind`: unknown kind of pagination `pages`",
        ),
        (
            "listPets=page,parameter=skp",
            "`parameter`: unknown query parameter `skp`",
        ),
        (
            "listPets=cursor,parameter=after,next=/nxt",
            "`next`: unknown property `nxt`",
        ),
        ("listPets=link", "the body is not an array"),
        (
            "listPets=link,items=/data/dogs",
            "`items`: unknown property `dogs`",
        ),
        (
            "listPets=next-url,header=not a header,items=/data/pets",
            "`header`: the success has no header",
        ),
        (
            "post:/*=link",
            "pagination requires a single success with a JSON body",
        ),
    ] {
        contains(&paging(DESCRIPTION, &[rule]), &[expected]);
    }
}

#[test]
fn operations_that_a_pattern_does_not_fit_are_noted() {
    let shown = paging(DESCRIPTION, &["*Pet*=link,items=/data/pets"]);
    contains(&shown, &["list_pets.rs", "1 skipped"]);
    let shown = paging(DESCRIPTION, &["*Pet*=link,items=/data/pets", "addPet=link"]);
    contains(&shown, &["codegen.toml:3:1: pagination rule `addPet`"]);
}
