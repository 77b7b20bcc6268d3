//! The file of options.

mod support;

use std::fs;
use std::path::Path;

use support::process::{Process, command, fail, succeed};

const USUAL: &str = "adoption-store.toml";

fn folder(content: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join(USUAL), content).unwrap();
    folder
}

const CREATE: [&str; 4] = ["keys", "create", "--plan", "free"];

fn has(folder: &Path, file: &str) -> bool {
    folder.join(file).exists()
}

#[test]
fn flags_go_before_variables_and_these_before_the_file() {
    let folder = folder("database = 'sqlite://file.db'\n");
    let folder = folder.path();
    let run = |flag: &[&str], variable: Option<&str>| {
        let mut create = command(folder, &[&CREATE, flag].concat());
        if let Some(url) = variable {
            create.env("ADOPTION_STORE_DATABASE", url);
        }
        let output = create.output().unwrap();
        assert!(output.status.success(), "{output:?}");
    };
    let variable = Some("sqlite://variable.db");
    run(&["--database", "sqlite://flag.db"], variable);
    assert!(has(folder, "flag.db") && !has(folder, "variable.db") && !has(folder, "file.db"));
    run(&[], variable);
    assert!(has(folder, "variable.db") && !has(folder, "file.db"));
    run(&[], None);
    assert!(has(folder, "file.db") && !has(folder, "adoption-store.db"));
}

#[test]
fn another_file_is_named_by_flag_or_variable() {
    let folder = folder("database = 'sqlite://usual.db'\n");
    let folder = folder.path();
    fs::write(folder.join("a.toml"), "database = 'sqlite://a.db'").unwrap();
    fs::write(folder.join("b.toml"), "database = 'sqlite://b.db'").unwrap();
    // Before the command and after it.
    succeed(folder, &[&["--config", "a.toml"], &CREATE[..]].concat());
    assert!(has(folder, "a.db"));
    let mut named = command(folder, &CREATE);
    named.env("ADOPTION_STORE_CONFIG", "b.toml");
    assert!(named.status().unwrap().success());
    assert!(has(folder, "b.db") && !has(folder, "usual.db"));
    let message = fail(folder, &["keys", "list", "--config", "none.toml"], 2);
    assert!(message.contains("cannot read none.toml"), "{message}");
}

#[test]
fn a_service_takes_its_options_from_the_file() {
    let options = "
        anonymous-per-minute = 7
        trusted-proxy = ['127.0.0.1', '::1', '10.0.0.0/8']
        log = ['info', 'service=debug']
        log-format = 'json'
        # Of another command.
        rate-limits = 'memory'
    ";
    let folder = folder(options);
    let service = Process::start(folder.path(), &[]);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let request = support::request::Request::new("GET", "/v1/pets");
    let answer = runtime.block_on(request.send(service.address));
    assert_eq!(answer.header("x-ratelimit-limit"), Some("7"), "{answer:?}");
    service.signal("-TERM");
    let (code, log) = service.end();
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains(r#""level":"DEBUG""#), "{log}");
}

#[test]
fn all_that_is_wrong_is_told_with_its_line() {
    let options = "\
lisen = '127.0.0.1:1'
listen = 'nowhere'
idle-timeout = '75'
# A comment.
ban-after = 20_000
log-format = 'loud'
trusted-proxy = 7
config = 'other.toml'
plan = 'free'
listen.port = 1
";
    let (kept, _) = options.rsplit_once("listen.port").unwrap();
    let kept = folder(kept);
    let message = fail(kept.path(), &["keys", "list"], 2);
    let expected = [
        "adoption-store.toml:1: there is no option `lisen`: is `listen` meant?",
        "adoption-store.toml:2: invalid value 'nowhere' for '--listen",
        "adoption-store.toml:3: `idle-timeout`: expected an integer, without quotes",
        "adoption-store.toml:5: invalid value '20000' for '--ban-after",
        "adoption-store.toml:6: invalid value 'loud' for '--log-format",
        "[possible values: text, json]",
        "adoption-store.toml:7: `trusted-proxy`: expected a list of strings in quotes",
        "adoption-store.toml:8: there is no option `config`",
        "adoption-store.toml:9: there is no option `plan`",
    ];
    let mut rest = message.as_str();
    for expected in expected {
        let at = rest.find(expected);
        rest = &rest[at.unwrap_or_else(|| panic!("{expected}\n{message}"))..];
    }
    let twice = folder(options);
    let message = fail(twice.path(), &["keys", "list"], 2);
    assert!(message.contains("adoption-store.toml:10: "), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
}

#[test]
fn help_is_given_whatever_the_file_says() {
    let folder = folder("nonsense");
    let help = succeed(folder.path(), &["serve", "--help"]);
    assert!(help.contains("--config <FILE>"), "{help}");
}

#[test]
fn passwords_are_never_shown() {
    for wrong in [
        "database = 'postgres://me:secret@/a'",
        "database = 'secret'",
        "database = ['postgres://me:secret@host/a']",
        "database = 'postgres://me:secret@host/a",
        "databases = 'postgres://me:secret@host/a'",
        "rate-limits = 'secret@host'",
        "rate-limits = { redis = 'redis://:secret@host' }",
        "rate-limits = 'redis://:secret@host:port'",
        "otlp-endpoint = 'ftp://me:secret@host'",
        "otlp-endpoint = 'http://me:secret@'",
    ] {
        let folder = folder(wrong);
        let message = fail(folder.path(), &["keys", "list"], 2);
        assert!(message.contains("adoption-store.toml:1: "), "{message}");
        assert!(!message.contains("secret"), "{message}");
        let help = succeed(folder.path(), &["serve", "--help"]);
        assert!(!help.contains("secret"), "{help}");
    }
    let folder = tempfile::tempdir().unwrap();
    for options in [
        ["--database", "postgres://me:secret@/a"],
        ["--rate-limits", "redis://:secret@host:port"],
        ["--otlp-endpoint", "ftp://me:secret@host"],
    ] {
        let message = fail(folder.path(), &[&["serve"], &options[..]].concat(), 2);
        assert!(message.contains(options[0]), "{message}");
        assert!(!message.contains("secret"), "{message}");
    }
}

#[test]
fn a_certificate_and_its_key_may_come_from_different_places() {
    let folder = folder("tls-key = 'key.pem'");
    let serve = ["serve", "--tls-certificate", "none.pem"];
    let message = fail(folder.path(), &serve, 1);
    assert!(message.contains("cannot read none.pem"), "{message}");
    let message = fail(folder.path(), &["serve"], 2);
    assert!(
        message.contains("--tls-certificate FILE is missing"),
        "{message}"
    );
}

#[test]
fn the_file_of_the_readme_is_as_it_should_be() {
    let readme = include_str!("../README.md");
    let mut blocks = readme.split("```toml\n").skip(1);
    let options = blocks.find(|block| block.starts_with("listen = ")).unwrap();
    let (options, _) = options.split_once("```").unwrap();
    let options = options.replace("/var/lib/adoption-store", "/nowhere");
    let folder = folder(&options);
    // It is read, and the database is looked for.
    let message = fail(folder.path(), &["keys", "list"], 1);
    assert!(message.contains("there is no folder /nowhere"), "{message}");
}
