//! The commands in the README give the output that it shows.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The lines of the README's first block of a kind that contains a text, without their indent.
#[track_caller]
fn block(kind: &str, text: &str) -> String {
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    let begin = format!("```{kind}\n");
    let mut blocks = readme.split(&begin).skip(1);
    let lines =
        blocks.find_map(|rest| Some(rest.split_once("```")?.0).filter(|it| it.contains(text)));
    let lines = lines.expect("the block");
    let indent = lines.len() - lines.trim_start_matches(' ').len();
    let without_indent = |line: &str| line.get(indent..).unwrap_or_default().to_owned() + "\n";
    let block: String = lines.lines().map(without_indent).collect();
    block.trim_end().to_owned() + "\n"
}

fn run(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.current_dir(folder).args(args);
    command.output().expect("the program")
}

#[test]
fn an_error_is_shown_as_in_the_readme() {
    let spec = fs::read_to_string(root().join("spec/openapi.yaml")).expect("the description");
    let mut lines: Vec<_> = spec.lines().map(str::to_owned).collect();
    let body = lines
        .iter_mut()
        .find(|line| line.ends_with("'#/components/schemas/NewPet'"))
        .expect("a reference");
    *body = body.replace("NewPet'", "NewPets'");
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("spec")).expect("a folder");
    fs::write(folder.path().join("spec/openapi.yaml"), lines.join("\n")).expect("a file");

    let args = [
        "codegen",
        "--spec",
        "spec/openapi.yaml",
        "--out",
        "out",
        "--strict",
    ];
    let refused = run(folder.path(), &args);
    assert_eq!(refused.status.code(), Some(2));
    let shown = String::from_utf8(refused.stderr).expect("text");
    let sample = block("text", "error[");
    let end = "1 error, 0 warnings; 2 untyped\nnotes are only counted; use `--report FILE` to list them\nfor more about this error, run `cargo xtask explain E0301`\n";
    assert_eq!(shown, format!("{sample}\n{end}"));
    assert!(!folder.path().join("out").exists());
}

#[test]
fn new_crates_are_reported_as_in_the_readme() {
    let fresh = run(&root(), &["codegen", "--check"]);
    let shown = String::from_utf8(fresh.stdout).expect("text");
    let start = block("console", "$ cargo xtask codegen\n");
    let expected = format!("$ cargo xtask codegen\n{shown}$ cargo test --workspace\n");
    assert_eq!(start, expected);
}

#[test]
fn diagnostics_are_shown_as_in_the_readme() {
    let folder = tempfile::tempdir().expect("a folder");
    let spec = block("yaml", "sumary");
    fs::write(folder.path().join("shop.yaml"), spec).expect("a file");
    let session = block("console", "$ cargo xtask explain ");
    for entry in session.split("$ cargo xtask ").skip(1) {
        let (command, expected) = entry.split_once('\n').expect("a line");
        let words: Vec<&str> = command.split(' ').collect();
        let output = run(folder.path(), &words);
        let shown = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
        match expected.strip_suffix("…\n") {
            Some(begin) => assert!(shown.starts_with(begin), "{command}\n{shown}"),
            None => assert_eq!(shown, expected, "{command}"),
        }
    }
    assert!(folder.path().join("report.json").is_file());
}

#[test]
fn deprecated_parts_are_listed_as_in_the_readme() {
    let session = block("console", "$ cargo xtask sunset");
    let (command, expected) = session.split_once('\n').expect("a line");
    let words = command.strip_prefix("$ cargo xtask ").expect("a command");
    let output = run(&root(), &words.split(' ').collect::<Vec<&str>>());
    assert_eq!(String::from_utf8(output.stdout).expect("text"), expected);
}

#[test]
fn another_description_is_generated_as_in_the_readme() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("shop.yaml"), block("yaml", "sumary")).expect("a file");
    let session = block("console", "--manifest-path");
    let (command, shown) = session.split_once('\n').expect("a line");
    let (_, arguments) = command.split_once(" -p xtask -- ").expect("arguments");
    let output = run(folder.path(), &arguments.split(' ').collect::<Vec<&str>>());
    let told = String::from_utf8(output.stdout).expect("text");
    assert_eq!(told.lines().count(), shown.lines().count());
    let workspace = block("toml", "[workspace]");
    for (told, shown) in told.lines().zip(shown.lines()) {
        assert!(told.starts_with(shown.trim_end_matches('…')), "{told}");
        let (name, _) = told.split_once(": ").expect("a name");
        assert!(workspace.contains(&format!("\"{name}\"")), "{name}");
        assert!(folder.path().join(name).join("Cargo.toml").is_file());
    }
}

#[test]
fn the_remedies_are_those_of_the_readme() {
    use openapi_crates::report::Class;

    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    let classes = Class::REMEDIES.into_iter().chain([Class::Suspicious]);
    let rows = classes.map(|class| format!("| `{class}` | {} |\n", class.remedy()));
    let table = format!(
        "| class | remedy |\n| --- | --- |\n{}",
        rows.collect::<String>()
    );
    assert!(readme.contains(&table), "{table}");
}

#[test]
fn an_invalid_description_is_repaired_as_in_the_readme() {
    let folder = tempfile::tempdir().expect("a folder");
    let description = block("yaml", "sumary").replace("type: string,", "type: text,");
    fs::write(folder.path().join("shop.yaml"), description).expect("a file");
    for line in block("sh", "cargo xtask repair").lines() {
        let words = line.strip_prefix("cargo xtask ").expect("a task");
        let args: Vec<&str> = words.split(' ').collect();
        let output = run(folder.path(), &args);
        assert_eq!(output.status.code(), Some(0), "{line}: {output:?}");
    }
}
