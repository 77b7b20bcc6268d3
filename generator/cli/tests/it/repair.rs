//! `repair`: the errors that an overlay corrects, the actions that are kept, and those that are
//! no longer necessary.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// A description with an error for each kind of change: removed, set, renamed, loosened, a skipped operation, and one
/// to repair manually.
const SHOP: &str = "\
openapi: 3.0.3
info: {title: Shop, version: 1.0.0}
servers: [{url: 'https://shop.example'}, {url: 'https://{a'}, {url: 'https://{b'}]
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - {name: kind, in: query, schema: {type: integr}}
      responses:
        '200': {description: Pets., content: {new: {schema: {$ref: '#/components/schemas/Pets'}}, application/json: {schema: {$ref: '#/components/schemas/Pets'}}}}
    post:
      operationId: listPets
      security: [{legacy: []}]
      responses: {'204': {description: Added.}}
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      responses: {'200': {description: A pet., content: {'application/json, text/json': {schema: {$ref: '#/components/schemas/Pet'}}}}}
  /pets/{name}:
    get:
      operationId: getPetByName
      parameters: [{name: name, in: path, required: true, schema: {type: string}}]
      responses: {'200': {description: A pet., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
components:
  schemas:
    Pet: {type: object, required: [id], properties: {id: {type: integer}, 'it''s': {$ref: '#/components/schemas/Gone'}}}
    Pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}
";

fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("shop.yaml"), SHOP).expect("a file");
    folder
}

fn run(folder: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    let output = command.current_dir(folder).args(args).output();
    let output = output.expect("the program");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

const REPAIR: [&str; 4] = ["repair", "shop.yaml", "--into", "fix.yaml"];

#[track_caller]
fn repaired(folder: &Path) -> (String, String) {
    let (code, out, err) = run(folder, &REPAIR);
    assert_eq!(code, Some(0), "{err}");
    let overlay = fs::read_to_string(folder.join("fix.yaml")).expect("the overlay");
    (out, overlay)
}

#[test]
fn with_the_overlay_the_description_generates_without_an_option() {
    let folder = folder();
    let codegen = [
        "generate",
        "--spec",
        "shop.yaml",
        "--out",
        "out",
        "--name",
        "shop",
    ];
    let (code, _, shown) = run(folder.path(), &codegen);
    assert_eq!(code, Some(2), "{shown}");
    let cost = "affects 1 of 4 operations in the server: `GET /pets/{name}`";
    assert!(shown.contains(cost), "{shown}");

    let (out, overlay) = repaired(folder.path());
    assert!(out.starts_with("fix.yaml: "), "{out}");
    assert_eq!(repaired(folder.path()).1, overlay, "written again");
    for code in [
        "E0205", "E0301", "E0408", "E0409", "E0702", "E0803", "W0806",
    ] {
        assert!(
            overlay.contains(&format!("description: \"{code} at #/")),
            "{code}\n{overlay}"
        );
    }
    assert!(
        overlay.contains("  # Alternative: {type: http, scheme: basic}\n"),
        "{overlay}"
    );

    let strict = [&codegen[..], &["--overlay", "fix.yaml"]].concat();
    let (code, _, shown) = run(folder.path(), &strict);
    assert_eq!(code, Some(0), "{shown}\n{overlay}");
    assert!(!shown.contains("warning[E"), "{shown}\n{overlay}");
    let denied = [&strict[..], &["--check"]].concat();
    assert_eq!(run(folder.path(), &denied).0, Some(0));
}

#[test]
fn edited_actions_are_kept_and_unnecessary_ones_are_reported() {
    let folder = folder();
    let (_, overlay) = repaired(folder.path());
    let own = overlay.clone()
        + "  - target: $.info\n    description: Our title\n    update: {title: Our shop}\n";
    fs::write(folder.path().join("fix.yaml"), &own).expect("a file");
    let corrected = SHOP
        .replace("integr}", "integer}")
        .replace("Done", "Done again");
    let broken = corrected.replace("type: integer}, 'it", "type: intger}, 'it");
    fs::write(folder.path().join("shop.yaml"), broken).expect("a file");
    let (out, now) = repaired(folder.path());
    let rest = now.strip_prefix(&own).expect("the previous overlay");
    assert!(
        rest.contains("E0205 at #/components/schemas/Pet/properties/id/type"),
        "{rest}"
    );
    let gone = "no longer necessary: the action for E0205 at #/paths/~1pets/get/parameters/0/schema/type\n";
    assert!(out.contains(gone), "{out}");
}

#[test]
fn nothing_is_written_if_nothing_can_be_repaired() {
    let folder = folder();
    fs::write(folder.path().join("shop.yaml"), "openapi: [").expect("a file");
    let (code, _, shown) = run(folder.path(), &REPAIR);
    assert_eq!(code, Some(2), "{shown}");
    assert!(!folder.path().join("fix.yaml").exists());
    fs::write(folder.path().join("shop.yaml"), SHOP).expect("a file");
    let (code, _, shown) = run(
        folder.path(),
        &["repair", "shop.yaml", "--into", "shop.yaml"],
    );
    assert_eq!(code, Some(2), "{shown}");
    assert!(
        shown.contains("the overlay would replace the description"),
        "{shown}"
    );
}

#[test]
fn a_valid_description_needs_no_overlay() {
    let folder = folder();
    let valid = "openapi: 3.0.3\ninfo: {title: Shop, version: 1.0.0}\nservers: [{url: 'https://shop.example'}]\n\
                 paths: {/pets: {get: {operationId: listPets, responses: {'204': {description: None.}}}}}\n";
    fs::write(folder.path().join("shop.yaml"), valid).expect("a file");
    let (code, out, shown) = run(folder.path(), &REPAIR);
    assert_eq!(code, Some(0), "{shown}");
    assert_eq!(out, "no errors to correct: fix.yaml was not written\n");
    assert!(!folder.path().join("fix.yaml").exists());
}

#[test]
fn an_overlay_has_an_empty_action_until_another_is_needed() {
    let folder = folder();
    let open = "openapi: 3.0.3\ninfo: {title: Shop, version: 1.0.0}\nservers: [{url: 'https://shop.example'}]\n\
                paths: {/pets: {get: {operationId: listPets, security: [{legacy: []}], responses: {'204': {description: None.}}}}}\n";
    fs::write(folder.path().join("shop.yaml"), open).expect("a file");
    let (_, overlay) = repaired(folder.path());
    assert!(overlay.contains("    update: {}\n"), "{overlay}");
    let invalid = open.replace(
        "operationId: listPets, ",
        "operationId: listPets, parameters: [{name: kind, in: query, schema: {type: integr}}], ",
    );
    fs::write(folder.path().join("shop.yaml"), invalid).expect("a file");
    let (_, overlay) = repaired(folder.path());
    assert!(!overlay.contains("update: {}\n"), "{overlay}");
    assert!(overlay.contains("  - target: \"$.paths"), "{overlay}");
}
