//! The arguments that `cargo xtask codegen` refuses.

use std::fs;
use std::process::Command;

/// The crates of another description must not replace those of the workspace.
#[test]
fn another_description_requires_another_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let spec = "openapi: 3.0.3\ninfo: {title: A, version: 1.0.0}\npaths: {}\n";
    fs::write(folder.path().join("a.yaml"), spec).expect("a file");
    for (arguments, expected) in [
        (["--spec", "a.yaml"], "error: `--spec` requires `--out DIR`"),
        (["--out", "out"], "error: `--out` requires `--spec FILE`"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.current_dir(&folder).arg("codegen").args(arguments);
        let output = command.output().expect("the program");
        let shown = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{shown}");
        assert!(shown.starts_with(expected), "{shown}");
    }
}
