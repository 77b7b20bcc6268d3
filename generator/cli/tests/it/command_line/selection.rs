//! The selection of operations to list and generate.

use std::fs;

use super::{LISTED, codegen, folder, run};

#[test]
fn operations_are_listed() {
    let folder = folder();
    let listed = run(&folder, LISTED, &codegen(&["--list"]));
    let expected = "\
GET     /pets/{pet}  getPet  pets, all
DELETE  /pets/{pet}  -
POST    /all         addAll
";
    assert_eq!((listed.code, &*listed.out), (Some(0), expected));
    assert!(!folder.path().join("out").exists());
}

/// A description with a single valid operation.
const MIXED: &str = "\
openapi: 3.0.3
info: {title: Small, version: 1.0.0}
paths:
  /pets:
    get: {operationId: listPets, tags: [pets], responses: {'200': {description: fine}}}
    put: {operationId: setPets, tags: [wrong], responses: {'200': {$ref: '#/components/responses/Fine'}}}
  /pets/wrong: {$ref: nowhere.yaml}
  /keepers:
    get: {tags: [wrong], responses: {'200': {$ref: broken.yaml}}}
components:
  responses: {Wrong: {description: 1, content: wrong}}
";

#[test]
fn errors_of_excluded_operations_are_ignored() {
    let folder = folder();
    fs::write(folder.path().join("broken.yaml"), "[").expect("a file");
    let listed = "GET     /pets  listPets  pets\n";
    for chosen in [
        &["--include", "listPets"][..],
        &["--include", "tag:p*"],
        &["--include", "get:/pets"],
        &[
            "--include",
            "path:*",
            "--exclude",
            "tag:wrong",
            "path:/pets/*",
        ],
        &["--exclude", "tag:wrong", "path:/pets/*"],
    ] {
        let mut strict = codegen(chosen);
        strict.push("--strict");
        let found = run(&folder, MIXED, &strict);
        assert_eq!(found.code, Some(0), "{chosen:?}\n{}", found.err);
        let mut list = codegen(chosen);
        list.push("--list");
        assert_eq!(run(&folder, MIXED, &list).out, listed);
    }
    for (chosen, expected) in [
        (
            &["--include", "tag:pets", "path:/pets/wrong"][..],
            "cannot read `nowhere.yaml`",
        ),
        (&["--include", "get:/keepers"], "cannot parse `broken.yaml`"),
        (&["--include", "tag:pet"], "no operation matches `tag:pet`"),
        (&["--exclude", "lisPets"], "did you mean `listPets`?"),
        (
            &["--include", "listPets", "--exclude", "tag:pets"],
            "no operation selected",
        ),
        (&["--include", "path:pets"], "a path begins with a slash"),
    ] {
        let refused = run(&folder, MIXED, &codegen(chosen));
        assert_eq!(refused.code, Some(2), "{chosen:?}");
        assert!(
            refused.err.contains(expected),
            "{chosen:?}\n{}",
            refused.err
        );
    }
}

#[test]
fn an_empty_selection_differs_from_an_empty_description() {
    let folder = folder();
    for chosen in [["--exclude", "path:*"], ["--include", "lisPets"]] {
        let refused = run(&folder, MIXED, &codegen(&chosen));
        assert!(
            refused.err.contains("1 error, 0 warnings"),
            "{}",
            refused.err
        );
    }
}
