//! The book's example of a change of the description: the service then lacks a method, and a crate that depends on the
//! client still compiles.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use clap::{Parser, Subcommand};
use openapi_crates_cli::{Command as Task, Console, FeatureCommand, Program, Status, generate};

use crate::workspace::Compilation;

const CHAPTER: &str = "generator/book/src/description/change.md";
const CALLER: &str = include_str!("../../../../generator/tests/programs/evolution_caller.rs");
const CALLER_MANIFEST: &str = "\
[package]
name = \"caller\"
edition = \"2024\"

[dependencies]
client = { package = \"generated-client\", path = \"../generated-client\" }
";
/// With this package, the copied crates have the features of the main workspace and use its compiled dependencies.
const DEPENDENCIES: &str = include_str!("../../../../generator/tests/programs/dependencies.toml");
/// The lines before which the omitted response is inserted, and the omitted response.
const OMITTED_RESPONSE: [&str; 2] = [
    "        '429': {$ref: '#/components/responses/TooManyRequests'}\n",
    "        '401':\n          $ref: '#/components/responses/Unauthorized'\n",
];

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn the_example_of_the_book_is_accurate() {
    let checkout = checkout();
    let unchanged = check(&checkout, "caller");
    assert_eq!(unchanged.error_texts("caller"), Vec::<String>::new());

    let story = story();
    change(&checkout, &block(&story, "diff"));
    let mut sessions = story.split("```console\n").skip(1).map(commands);
    run_session(&checkout, &sessions.next().expect("a session"));
    add_omitted_response(&checkout);
    run_session(&checkout, &sessions.next().expect("another session"));
    assert!(sessions.next().is_none(), "an unexpected session");
}

/// Runs commands, and compares their output with the documented one.
fn run_session(checkout: &Path, commands: &[(String, String)]) {
    for (command, documented) in commands {
        let arguments: Vec<&str> = command.split(' ').collect();
        let output = match arguments.as_slice() {
            ["openapi-crates", ..] => program(checkout, &arguments),
            ["cargo", "check", "-q", "-p", package] => checked(checkout, package),
            _ => panic!("unexpected command: {command}"),
        };
        assert!(
            matches_documented(&output, documented),
            "{command}\n{output}\nexpected:\n{documented}"
        );
    }
}

/// The output of the compiler for a package. The service has one error, at the implementation of the
/// operations.
fn checked(checkout: &Path, package: &str) -> String {
    let output = check(checkout, package);
    if package == "service" {
        let errors = output.errors(package).iter();
        let coded: Vec<_> = errors.filter(|error| error.code.is_some()).collect();
        let [only] = coded.as_slice() else {
            panic!("expected one error: {:?}", output.error_texts(package));
        };
        assert_eq!(only.code.as_deref(), Some("E0046"));
        let [(file, _)] = only.lines.as_slice() else {
            panic!("expected one location: {:?}", only.lines);
        };
        assert_eq!(file, Path::new("service/src/api/pets.rs"));
    }
    output.error_texts(package).join("\n")
}

/// Returns `true` if the output matches the documented text, in which `…` stands for the rest of a line, or for any
/// lines.
fn matches_documented(output: &str, documented: &str) -> bool {
    let (mut output, mut may_skip) = (output.lines(), false);
    for line in documented.lines() {
        if line == "…" {
            may_skip = true;
            continue;
        }
        let is_match = |actual: &str| match line.strip_suffix('…') {
            Some(begin) => actual.starts_with(begin),
            None => actual == line,
        };
        let found = match may_skip {
            true => output.any(is_match),
            false => output.next().is_some_and(is_match),
        };
        if !found {
            return false;
        }
        may_skip = false;
    }
    may_skip || output.next().is_none()
}

fn story() -> String {
    let chapter = fs::read_to_string(root().join(CHAPTER)).expect("the chapter");
    let (_, story) = chapter.split_once("\n## Example\n").expect("the story");
    story.to_owned()
}

fn block(story: &str, kind: &str) -> String {
    let begin = format!("```{kind}\n");
    let (_, rest) = story.split_once(&begin).expect("the block");
    rest.split_once("```").expect("its end").0.to_owned()
}

/// The commands of a session, each with its output.
fn commands(session: &str) -> Vec<(String, String)> {
    let (session, _) = session.split_once("```").expect("an end");
    let entries = session.split("$ ").skip(1);
    let entries = entries.map(|entry| entry.split_once('\n').expect("a line"));
    entries
        .map(|(command, output)| (command.to_owned(), output.to_owned()))
        .collect()
}

/// Changes the description: lines are added after the context lines of the diff.
fn change(checkout: &Path, diff: &str) {
    for part in diff.split("...\n") {
        let of = |sign: char| -> String {
            let lines = part.lines().filter_map(|line| line.strip_prefix(sign));
            lines.map(|line| format!("{line}\n")).collect()
        };
        insert(checkout, &of(' '), &of('+'), "");
    }
}

fn add_omitted_response(checkout: &Path) {
    let [before, omitted] = OMITTED_RESPONSE;
    insert(checkout, "", omitted, before);
}

/// Inserts lines between two texts that occur once in the description.
fn insert(checkout: &Path, after: &str, lines: &str, before: &str) {
    let path = checkout.join("spec/openapi.yaml");
    let text = fs::read_to_string(&path).expect("the description");
    let place = format!("\n{after}{before}");
    assert_eq!(text.matches(&place).count(), 1, "occurs once: {place}");
    let text = text.replace(&place, &format!("\n{after}{lines}{before}"));
    fs::write(path, text).expect("the description");
}

/// A separate profile, so that cargo distinguishes the copies from the crates of this workspace in the shared target
/// directory.
const SEPARATE_PROFILE: &str = "\n\
    [profile.dev.package]\n\
    generated-client = { codegen-units = 255 }\n\
    generated-server = { codegen-units = 255 }\n\
    service = { codegen-units = 255 }\n";

/// Copies the files that the example needs into a new git repository, with a crate that depends on the client.
fn checkout() -> PathBuf {
    let checkout = Path::new(env!("CARGO_TARGET_TMPDIR")).join("story");
    if checkout.exists() {
        fs::remove_dir_all(&checkout).expect("a folder");
    }
    for folder in [
        "spec",
        "generator/runtime",
        // The service shares modules with the template.
        "generator/cli/templates/axum",
        "generated-server",
        "generated-client",
        "service",
    ] {
        copy(&root().join(folder), &checkout.join(folder));
    }
    copy(&root().join("Cargo.lock"), &checkout.join("Cargo.lock"));
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace");
    let manifest = [
        "generator/cli",
        "generator/diff",
        "generator/page",
        "xtask",
        "xtask/oracle",
        "xtask/tasks",
    ]
    .into_iter()
    .fold(manifest, |manifest, member| {
        manifest.replacen(&format!("    \"{member}\",\n"), "", 1)
    })
    .replacen(
        "    \"generator\",\n",
        "    \"caller\",\n    \"dependencies\",\n",
        1,
    );
    write(&checkout.join("Cargo.toml"), &(manifest + SEPARATE_PROFILE));
    write(&checkout.join("caller/Cargo.toml"), CALLER_MANIFEST);
    write(&checkout.join("caller/src/lib.rs"), CALLER);
    let dependencies = DEPENDENCIES.replace("ROOT", &root().display().to_string());
    write(&checkout.join("dependencies/Cargo.toml"), &dependencies);
    write(&checkout.join("dependencies/src/lib.rs"), "");
    for arguments in [
        &["init", "--quiet", "--initial-branch", "main"][..],
        &["add", "spec"],
        &["commit", "--quiet", "--message", "Initial version"],
    ] {
        git(&checkout, arguments);
    }
    checkout
}

fn git(folder: &Path, arguments: &[&str]) {
    let mut command = Command::new("git");
    let identity = ["-c", "user.name=test", "-c", "user.email=test@shop.example"];
    let command = command.current_dir(folder).args(identity).args(arguments);
    let done = command.output().expect("git");
    assert!(done.status.success(), "{done:?}");
}

fn copy(from: &Path, to: &Path) {
    if !from.is_dir() {
        fs::copy(from, to).expect("a file");
        return;
    }
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let name = entry.expect("a file").file_name();
        copy(&from.join(&name), &to.join(&name));
    }
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

/// Runs `openapi-crates` in the folder.
fn program(checkout: &Path, arguments: &[&str]) -> String {
    #[derive(Parser)]
    struct Cli {
        #[command(subcommand)]
        command: AnyCommand,
    }

    #[derive(Subcommand)]
    enum AnyCommand {
        Generate(Box<generate::Args>),
        #[command(flatten)]
        Feature(FeatureCommand),
        #[command(flatten)]
        Other(Task),
    }

    let Cli { command } = Cli::parse_from(arguments);
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut console = Console {
        out: &mut out,
        err: &mut err,
        colored: false,
        program: Program::Installed,
    };
    let status = match command {
        AnyCommand::Generate(args) => generate::run(&args, checkout, &mut console),
        AnyCommand::Feature(command) => command.run(checkout, &mut console),
        AnyCommand::Other(command) => command.run(checkout, &mut console),
    };
    let output = String::from_utf8([out, err].concat()).expect("text");
    let status = status.expect("a status");
    assert_eq!(status, Status::Done, "{arguments:?}\n{output}");
    output
}

/// Checks a package in the target directory of this test, which contains its dependencies.
fn check(checkout: &Path, package: &str) -> Compilation {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("..");
    let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    command
        .args(["check", "--quiet", "--message-format", "json"])
        .args(["--package", package, "--package", "dependencies"])
        .env("CARGO_TARGET_DIR", target)
        .current_dir(checkout);
    tasks::package_variables::remove_package_variables(&mut command);
    let output = command.output().expect("cargo");
    Compilation::from_messages(&String::from_utf8(output.stdout).expect("text"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
