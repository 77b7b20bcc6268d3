//! Writing files, and errors that prevent it.

use std::fs;
use std::process::{Command, Stdio};

use super::{CODEGEN, Outcome, VALID, codegen, folder, run};

#[test]
fn a_folder_with_other_files_is_refused() {
    let folder = folder();
    let mine = folder.path().join("out/shop-client");
    fs::create_dir_all(&mine).expect("a folder");
    fs::write(mine.join("notes.txt"), "mine").expect("a file");
    let refused = run(&folder, VALID, &codegen(&[]));
    assert_eq!(refused.code, Some(2));
    assert!(
        refused.err.contains("not a generated crate"),
        "{}",
        refused.err
    );
    assert!(
        !folder.path().join("out/shop-server").exists(),
        "written despite a refusal"
    );
    assert_eq!(
        fs::read_to_string(mine.join("notes.txt")).expect("a file"),
        "mine"
    );
}

#[test]
fn a_description_among_generated_files_is_not_removed() {
    let folder = folder();
    run(&folder, VALID, &codegen(&[]));
    let inside = folder.path().join("out/shop-server/src/a.yaml");
    fs::write(&inside, VALID).expect("a file");
    let path = "out/shop-server/src/a.yaml";
    let args = ["generate", "--spec", path, "--out", "out", "--name", "shop"];
    let refused = run(&folder, VALID, &args);
    assert_eq!(refused.code, Some(2));
    let reason = "among the generated files of";
    assert!(refused.err.contains(reason), "{}", refused.err);
    assert!(inside.exists());
}

#[test]
fn a_closed_output_is_not_an_error() {
    let folder = folder();
    fs::write(folder.path().join("a.yaml"), VALID).expect("a file");
    for (args, code) in [(&["--check"][..], 1), (&["--list"], 0), (&[], 0)] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_openapi-crates"))
            .current_dir(&folder)
            .args(codegen(args))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        drop((child.stdout.take(), child.stderr.take()));
        let status = child.wait().expect("the program");
        assert_eq!(status.code(), Some(code), "{args:?}");
    }
    assert!(folder.path().join("out/shop-client/src/lib.rs").exists());
}

#[cfg(unix)]
#[test]
fn a_full_disk_changes_nothing() {
    let folder = folder();
    fs::write(folder.path().join("a.yaml"), VALID).expect("a file");
    let program = env!("CARGO_BIN_EXE_openapi-crates");
    // No file may be longer than one block; longer writes fail without a signal.
    let script = format!(
        "trap '' XFSZ; ulimit -f 1; exec {program} {}",
        CODEGEN.join(" ")
    );
    let refused: Outcome = Command::new("sh")
        .current_dir(&folder)
        .args(["-c", &script])
        .output()
        .expect("a shell")
        .into();
    assert_eq!(
        (refused.code, &*refused.out),
        (Some(2), ""),
        "{}",
        refused.err
    );
    let reason = "error: cannot write out/shop-server; nothing was written: ";
    assert!(refused.err.starts_with(reason), "{}", refused.err);
    assert!(!folder.path().join("out").exists());
}

#[test]
fn careful_schemas_are_separated_by_commas() {
    const SCHEMAS: &str = "\
      responses:
        '200': {description: fine, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
components:
  schemas:
    Pet: {type: object, required: [b, c], properties: {b: {$ref: '#/components/schemas/Owner'}, c: {type: string}}}
    Owner: {type: object, required: [d, e], properties: {d: {type: string}, e: {type: string}}}
";
    let folder = folder();
    let (before, _) = VALID.split_once("      responses").expect("responses");
    let spec = format!("{before}{SCHEMAS}");
    let done = run(
        &folder,
        &spec,
        &codegen(&["--client-careful=Pet.c,Owner.d"]),
    );
    assert_eq!(done.code, Some(0), "{}", done.err);
    let types = folder.path().join("out/shop-client/src/types");
    for (file, fields) in [
        ("pet.rs", ["pub b: Owner,", "pub c: Option<String>,"]),
        ("owner.rs", ["pub d: Option<String>,", "pub e: String,"]),
    ] {
        let text = fs::read_to_string(types.join(file)).expect("a file");
        assert!(fields.iter().all(|field| text.contains(field)), "{text}");
    }
}
