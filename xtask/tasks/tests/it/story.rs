//! The book's example of a change: the description, the service, which then lacks a method, and a crate built on the
//! client, which still compiles.

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
/// The lines that the description omits at first, and their location.
const FORGOTTEN: [&str; 2] = [
    "        '429': {$ref: '#/components/responses/TooManyRequests'}\n",
    "        '401':\n          $ref: '#/components/responses/Unauthorized'\n",
];

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_change_goes_as_the_book_says() {
    let checkout = checkout();
    let yesterday = check(&checkout, "caller");
    assert_eq!(yesterday.error_texts("caller"), Vec::<String>::new());

    let story = story();
    change(&checkout, &block(&story, "diff"));
    let mut sessions = story.split("```console\n").skip(1).map(commands);
    tell(&checkout, &sessions.next().expect("a session"));
    forget_nothing(&checkout);
    tell(&checkout, &sessions.next().expect("another session"));
    assert!(sessions.next().is_none(), "there are more sessions");
}

/// Runs commands, and compares their output with the documented one.
fn tell(checkout: &Path, commands: &[(String, String)]) {
    for (command, told) in commands {
        let words: Vec<&str> = command.split(' ').collect();
        let said = match words.as_slice() {
            ["openapi-crates", ..] => program(checkout, &words),
            ["cargo", "check", "-q", "-p", package] => checked(checkout, package),
            _ => panic!("no such command: {command}"),
        };
        assert!(is_told(&said, told), "{command}\n{said}\nand not\n{told}");
    }
}

/// The output of the compiler for a package. The service has one error, at the implementation of the
/// operations.
fn checked(checkout: &Path, package: &str) -> String {
    let said = check(checkout, package);
    if package == "service" {
        let errors = said.errors(package).iter();
        let coded: Vec<_> = errors.filter(|error| error.code.is_some()).collect();
        let [only] = coded.as_slice() else {
            panic!("not one error: {:?}", said.error_texts(package));
        };
        assert_eq!(only.code.as_deref(), Some("E0046"));
        let [(file, _)] = only.lines.as_slice() else {
            panic!("not one place: {:?}", only.lines);
        };
        assert_eq!(file, Path::new("service/src/api/pets.rs"));
    }
    said.error_texts(package).join("\n")
}

/// Returns `true` if the output matches the documented text, in which `…` is the rest of a line, or any
/// lines.
fn is_told(said: &str, told: &str) -> bool {
    let (mut said, mut skips) = (said.lines(), false);
    for line in told.lines() {
        if line == "…" {
            skips = true;
            continue;
        }
        let is_it = |one: &str| match line.strip_suffix('…') {
            Some(begin) => one.starts_with(begin),
            None => one == line,
        };
        let found = match skips {
            true => said.any(is_it),
            false => said.next().is_some_and(is_it),
        };
        if !found {
            return false;
        }
        skips = false;
    }
    skips || said.next().is_none()
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
        .map(|(command, said)| (command.to_owned(), said.to_owned()))
        .collect()
}

/// Changes the description: lines are added after the context lines of the diff.
fn change(checkout: &Path, difference: &str) {
    for part in difference.split("...\n") {
        let of = |sign: char| -> String {
            let lines = part.lines().filter_map(|line| line.strip_prefix(sign));
            lines.map(|line| format!("{line}\n")).collect()
        };
        insert(checkout, &of(' '), &of('+'), "");
    }
}

fn forget_nothing(checkout: &Path) {
    let [before, forgotten] = FORGOTTEN;
    insert(checkout, "", forgotten, before);
}

/// Inserts lines between two texts that occur once in the description.
fn insert(checkout: &Path, behind: &str, lines: &str, before: &str) {
    let path = checkout.join("spec/openapi.yaml");
    let text = fs::read_to_string(&path).expect("the description");
    let place = format!("\n{behind}{before}");
    assert_eq!(text.matches(&place).count(), 1, "once: {place}");
    let text = text.replace(&place, &format!("\n{behind}{lines}{before}"));
    fs::write(path, text).expect("the description");
}

/// A profile of its own, so that cargo distinguishes the copies from the crates of this workspace in the shared target
/// directory.
const SEPARATE_PROFILE: &str = "\n\
    [profile.dev.package]\n\
    generated-client = { codegen-units = 255 }\n\
    generated-server = { codegen-units = 255 }\n\
    service = { codegen-units = 255 }\n";

/// A copy of what the story needs, with a crate that is built on the client, at a revision of git.
fn checkout() -> PathBuf {
    let checkout = Path::new(env!("CARGO_TARGET_TMPDIR")).join("story");
    if checkout.exists() {
        fs::remove_dir_all(&checkout).expect("a folder");
    }
    for folder in ["spec", "generated-server", "generated-client", "service"] {
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
    .replacen("    \"generator\",\n", "    \"caller\",\n", 1);
    write(&checkout.join("Cargo.toml"), &(manifest + SEPARATE_PROFILE));
    write(&checkout.join("caller/Cargo.toml"), CALLER_MANIFEST);
    write(&checkout.join("caller/src/lib.rs"), CALLER);
    for words in [
        &["init", "--quiet", "--initial-branch", "main"][..],
        &["add", "spec"],
        &["commit", "--quiet", "--message", "Yesterday"],
    ] {
        git(&checkout, words);
    }
    checkout
}

fn git(folder: &Path, words: &[&str]) {
    let mut command = Command::new("git");
    let who = [
        "-c",
        "user.name=somebody",
        "-c",
        "user.email=somebody@shop.example",
    ];
    let command = command.current_dir(folder).args(who).args(words);
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

/// Checks a package, in the folder where cargo builds this test: it has most of the dependencies.
fn check(checkout: &Path, package: &str) -> Compilation {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("..");
    let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    command
        .args(["check", "--quiet", "--message-format", "json"])
        .args(["--package", package])
        .env("CARGO_TARGET_DIR", target)
        .current_dir(checkout);
    tasks::ci::forget_package(&mut command);
    let output = command.output().expect("cargo");
    Compilation::from_messages(&String::from_utf8(output.stdout).expect("text"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
