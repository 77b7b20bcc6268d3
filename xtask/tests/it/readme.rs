//! The README agrees with the description, the code and the output that it shows.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).expect("a file")
}

/// The README's first block of a kind that contains a text.
#[track_caller]
fn block(kind: &str, text: &str) -> String {
    let readme = read("README.md");
    let begin = format!("```{kind}\n");
    let mut blocks = readme.split(&begin).skip(1);
    let block =
        blocks.find_map(|rest| Some(rest.split_once("```")?.0).filter(|it| it.contains(text)));
    block.expect("the block").to_owned()
}

fn run(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.current_dir(folder).args(args);
    command.output().expect("the program")
}

#[test]
fn new_crates_are_reported_as_in_the_readme() {
    let fresh = run(&root(), &["codegen", "--check"]);
    let shown = String::from_utf8(fresh.stdout).expect("text");
    let start = block("console", "$ cargo xtask codegen\n");
    let expected = format!("$ cargo xtask codegen\n{shown}$ cargo test --workspace\n");
    assert_eq!(start, expected);
}

/// Excerpts leave out lines.
#[test]
fn excerpts_are_of_their_files() {
    for (block, path) in [
        (block("yaml", "listPets"), "spec/openapi.yaml"),
        (
            block("rust,ignore", "impl Api for"),
            "generator/examples/store/src/lib.rs",
        ),
        (
            block("rust,ignore", "route_service"),
            "generator/examples/axum/src/lib.rs",
        ),
        (
            block("rust,ignore", "fn list_pets"),
            "generated-server/src/api.rs",
        ),
    ] {
        let text = read(path);
        let mut lines = text.lines();
        for line in block.lines() {
            assert!(lines.any(|other| other == line), "{path}: {line}");
        }
    }
}
