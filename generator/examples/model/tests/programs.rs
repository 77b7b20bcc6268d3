//! Runs the programs, and compares what they print with the files in `tests`. `UPDATE_EXPECT=1` rewrites these.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

#[track_caller]
fn check(program: &str, expected: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut command = Command::new(program);
    let output = command
        .arg(folder.join("../../tests/model/shop.yaml"))
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let printed = String::from_utf8(output.stdout).unwrap();
    let path = folder.join("tests").join(expected);
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &printed).unwrap();
    }
    assert_eq!(printed, fs::read_to_string(&path).unwrap_or_default());
}

#[test]
fn permissions_are_a_table() {
    check(env!("CARGO_BIN_EXE_permissions"), "permissions.md");
}

#[test]
fn types_are_typescript() {
    check(env!("CARGO_BIN_EXE_typescript"), "shop.ts");
}

#[test]
fn objects_are_rows() {
    check(env!("CARGO_BIN_EXE_rows"), "rows.txt");
}

#[test]
fn crates_have_the_changed_names() {
    let folder = tempfile::tempdir().unwrap();
    let run = |rest: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_codegen"));
        let legacy = Path::new(env!("CARGO_MANIFEST_DIR")).join("legacy.yaml");
        command.arg(legacy).arg(folder.path()).args(rest);
        command.output().unwrap()
    };
    let written = run(&[]);
    assert!(
        written.status.success(),
        "{}",
        String::from_utf8_lossy(&written.stderr)
    );
    assert!(run(&["--check"]).status.success());
    let read = |path: &str| fs::read_to_string(folder.path().join(path)).unwrap_or_default();
    let pet = read("pets-client/src/types/pet.rs");
    assert!(
        pet.contains("pub struct Pet {") && pet.contains("pub pet_name: Option<String>,"),
        "{pet}"
    );
    assert!(pet.contains("pub price: MoneyDto,"), "{pet}");
    assert!(read("pets-client/src/types/money_dto.rs").contains("= money::Amount;"));
    assert!(read("pets-client/src/operations/get_pet.rs").contains("pub fn get_pet("));
    assert!(
        !folder
            .path()
            .join("pets-client/src/types/health_dto.rs")
            .exists()
    );
}
