//! The README agrees with the description, the generated crates and the benchmarks that it shows.

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
fn the_description_and_the_trait_are_excerpts() {
    for (block, path) in [
        (block("yaml", "listPets"), "spec/openapi.yaml"),
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

/// The cells of a row except the first.
fn cells(row: &str) -> Vec<&str> {
    let cells = row.trim_matches('|').split('|').map(str::trim);
    cells.skip(1).collect()
}

#[test]
fn the_measurements_match_the_benchmarks() {
    let (readme, benchmarks) = (read("README.md"), read("xtask/bench/README.md"));
    let (_, table) = readme
        .split_once("Some measurements;")
        .expect("the measurements");
    let (_, rows) = table.split_once("---: |\n").expect("the rows");
    let rows: Vec<_> = rows
        .lines()
        .take_while(|row| row.starts_with('|'))
        .collect();
    assert_eq!(rows.len(), 5);
    for row in rows {
        let mut measured = cells(row);
        measured.retain(|cell| *cell != "–");
        let is_measured = benchmarks.lines().any(|line| {
            let line = cells(line);
            measured.iter().all(|cell| line.contains(cell))
        });
        assert!(is_measured, "no row of xtask/bench/README.md has {row}");
    }
}
