//! `diff` and `changelog`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

const SHOP: &str = "\
openapi: 3.0.3
info: {title: Shop, version: 1.2.0}
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - {name: limit, in: query, schema: {type: integer, maximum: 100}}
      responses:
        '200':
          description: Pets.
          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
components:
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        name: {type: string}
        state: {type: string, enum: [here, sold]}
";

fn run(folder: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    let command = command.current_dir(folder).args(args);
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("the program");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status.code(), text(stdout), text(stderr))
}

/// A folder with the description, and with another version of it.
fn folder(edits: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut new = SHOP.to_owned();
    for (from, to) in edits {
        assert!(new.contains(from), "{from}");
        new = new.replacen(from, to, 1);
    }
    fs::write(folder.path().join("old.yaml"), SHOP).expect("a file");
    fs::write(folder.path().join("new.yaml"), new).expect("a file");
    folder
}

const LESS: (&str, &str) = ("maximum: 100", "maximum: 50");
const REQUIRED: (&str, &str) = ("required: [name]", "required: [name, state]");
const VALUE: (&str, &str) = ("[here, sold]", "[here, sold, lost]");
const GONE: (&str, &str) = ("        name: {type: string}\n", "");

#[test]
fn a_change_is_shown_with_both_locations() {
    let folder = folder(&[LESS]);
    let (code, stdout, _) = run(folder.path(), &["diff", "old.yaml", "new.yaml"]);
    let expected = "\
breaking[request-parameter-max-decreased]: the query parameter `limit` has a lower `maximum`: 50 instead of 100
 --> old.yaml:8:69
  |
8 |         - {name: limit, in: query, schema: {type: integer, maximum: 100}}
  |                                                                     ^^^ before
  |
 ::: new.yaml:8:69
  |
8 |         - {name: limit, in: query, schema: {type: integer, maximum: 50}}
  |                                                                     ^^ after
  |
  = note: breaking for: running clients
  = note: in `GET /pets`

1 change, breaking for: running clients (1); next version: major
";
    assert_eq!(stdout, expected);
    assert_eq!(code, Some(0));
}

#[test]
fn each_audience_fails_for_its_breaking_changes() {
    for (edit, wire, client, server) in [
        (LESS, "breaking", "safe", "safe"),
        (REQUIRED, "safe", "breaking", "breaking"),
        (VALUE, "risky", "safe", "breaking"),
    ] {
        let folder = folder(&[edit]);
        let args = ["diff", "old.yaml", "new.yaml", "--message-format", "json"];
        let (_, stdout, _) = run(folder.path(), &args);
        let lines: Vec<Value> = stdout
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        let changes: Vec<&Value> = lines
            .iter()
            .filter(|line| line["kind"] == "change")
            .collect();
        let [change] = changes.as_slice() else {
            panic!("{stdout}");
        };
        assert_eq!(
            (&change["wire"], &change["client"], &change["server"]),
            (
                &Value::from(wire),
                &Value::from(client),
                &Value::from(server)
            ),
            "{stdout}"
        );
        assert_eq!(change["old"]["file"], "old.yaml");
        assert!(change["new"]["line"].is_number(), "{stdout}");
    }
}

#[test]
fn a_reassigned_name_is_breaking() {
    let twin =
        "name: {type: string}\n        petName: {type: string}\n        pet_name: {type: string}";
    let folder = folder(&[("name: {type: string}", twin)]);
    let path = folder.path().join("old.yaml");
    let old = fs::read_to_string(folder.path().join("new.yaml")).expect("a file");
    fs::write(path, old.replace("        petName: {type: string}\n", "")).expect("a file");
    let args = ["diff", "old.yaml", "new.yaml", "--fail-on", "client"];
    let (code, stdout, stderr) = run(folder.path(), &args);
    let effect = "generated client: the field `pet_name` of `Pet` now represents `petName` instead of `pet_name` (breaking)";
    assert!(
        code == Some(1) && stdout.contains(effect),
        "{stdout}{stderr}"
    );
    assert!(!stdout.contains("running clients"), "{stdout}");
}

#[test]
fn types_that_are_no_longer_the_same_are_reported() {
    const STATES: &str = "        state: {type: string, enum: [here, sold]}\n";
    let twice = format!("{STATES}        was: {{type: string, enum: [here, sold]}}\n");
    let folder = folder(&[(STATES, &twice)]);
    let path = folder.path().join("old.yaml");
    let same = fs::read_to_string(folder.path().join("new.yaml")).expect("a file");
    fs::write(path, &same).expect("a file");
    let separate = same.replace(
        "was: {type: string, enum: [here, sold]}",
        "was: {type: string, enum: [here, sold, lost]}",
    );
    fs::write(folder.path().join("new.yaml"), separate).expect("a file");
    for (order, expected) in [
        (
            ["old.yaml", "new.yaml"],
            "the type `PetState` is no longer the same as `PetWas`",
        ),
        (
            ["new.yaml", "old.yaml"],
            "the type `PetState` is now the same as `PetWas`",
        ),
    ] {
        let args = ["diff", order[0], order[1]];
        let (status, out, _) = run(folder.path(), &args);
        assert_eq!(status, Some(0), "{out}");
        assert!(out.contains(expected), "{out}");
    }
}

#[test]
fn fail_on_selects_audiences() {
    let folder = folder(&[VALUE]);
    for (options, expected) in [
        (vec![], 0),
        (vec!["--fail-on", "wire,client"], 0),
        (vec!["--fail-on", "wire", "--fail-on-risk"], 1),
        (vec!["--fail-on", "server"], 1),
    ] {
        let args = [vec!["diff", "old.yaml", "new.yaml"], options].concat();
        assert_eq!(run(folder.path(), &args).0, Some(expected), "{args:?}");
    }
}

#[test]
fn accepted_changes_do_not_fail_and_are_listed() {
    let folder = folder(&[LESS]);
    let accepted = "\
[[accept]]
rule = 'request-parameter-max-decreased'
operation = 'GET /pets'
reason = 'no client requests more'
[[accept]]
rule = 'request-parameter-removed'
reason = 'long ago'
";
    fs::write(folder.path().join("accepted-changes.toml"), accepted).expect("a file");
    let args = ["diff", "old.yaml", "new.yaml", "--fail-on", "wire"];
    let (code, stdout, stderr) = run(folder.path(), &args);
    assert_eq!(code, Some(0), "{stdout}");
    assert!(
        stdout.contains("  = note: accepted: no client requests more\n"),
        "{stdout}"
    );
    assert!(
        stdout.contains("1 change, accepted; next version: major\n"),
        "{stdout}"
    );
    let github = [&args[..], &["--message-format", "github"]].concat();
    let (_, annotations, _) = run(folder.path(), &github);
    assert!(
        annotations.starts_with("::notice ")
            && annotations.contains("%0Aaccepted: no client requests more"),
        "{annotations}"
    );
    let unused = "accepted, but not found: `request-parameter-removed`: long ago";
    assert!(stderr.contains(unused), "{stderr}");
    for (accepted, expected) in [
        ("[[accept]]\nrule = 'a'\nreason = ' '", "without a reason"),
        ("[[accept]]\nrule = 'a'\nwhy = 'b'", "unknown field `why`"),
    ] {
        fs::write(folder.path().join("accepted-changes.toml"), accepted).expect("a file");
        let (code, _, stderr) = run(folder.path(), &args);
        assert!(code == Some(2) && stderr.contains(expected), "{stderr}");
    }
}

#[test]
fn a_version_that_is_too_low_is_reported() {
    for (version, edit, expected_code, expected) in [
        ("version: 1.2.0", LESS, 1, "version 2.0.0 is required"),
        ("version: 1.3.0", LESS, 1, "version 2.0.0 is required"),
        ("version: 2.0.0", LESS, 0, "version 2.0.0 is high enough"),
        ("version: 1.3.0", VALUE, 0, "version 1.3.0 is high enough"),
        ("version: 1.2.0", VALUE, 1, "version 1.3.0 is required"),
        (
            "version: new",
            VALUE,
            1,
            "\"new\" is not a semantic version",
        ),
    ] {
        let folder = folder(&[("version: 1.2.0", version), edit]);
        let args = ["diff", "old.yaml", "new.yaml", "--check-version"];
        let (code, _, stderr) = run(folder.path(), &args);
        assert!(
            code == Some(expected_code) && stderr.contains(expected),
            "{version}: {stderr}"
        );
    }
}

fn git(folder: &Path, args: &[&str]) {
    let mut command = Command::new("git");
    command.current_dir(folder).args(args);
    for name in [
        "AUTHOR_NAME",
        "COMMITTER_NAME",
        "AUTHOR_EMAIL",
        "COMMITTER_EMAIL",
    ] {
        command.env(format!("GIT_{name}"), "author");
    }
    let output = command.output().expect("git");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
}

/// Overlays, and the description itself where the settings name it, are those of the revision.
#[test]
fn settings_apply_to_both_versions() {
    let folder = folder(&[]);
    let write = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).expect("a file");
    };
    let overlay = |limit: u32| {
        format!(
            "overlay: 1.0.0\ninfo: {{title: Less, version: 1.0.0}}\nactions:\n  \
             - target: $.paths['/pets'].get.parameters[0].schema\n    update: {{maximum: {limit}}}\n"
        )
    };
    write(
        "codegen.toml",
        "spec = 'new.yaml'\noverlay = ['less.yaml']\n",
    );
    write("less.yaml", &overlay(50));
    git(folder.path(), &["init", "--quiet"]);
    git(folder.path(), &["add", "new.yaml", "less.yaml"]);
    git(folder.path(), &["commit", "--quiet", "--message", "First"]);
    let args = ["diff", "--base", "HEAD", "--config", "codegen.toml"];
    let (_, stdout, stderr) = run(folder.path(), &args);
    assert_eq!(stdout, "no changes\n", "{stderr}");
    write("less.yaml", &overlay(20));
    let (_, stdout, stderr) = run(folder.path(), &args);
    assert!(stdout.contains("20 instead of 50"), "{stdout}{stderr}");
    write(
        "codegen.toml",
        "spec = 'new.yaml'\noverlay = ['new-overlay.yaml']\n",
    );
    write("new-overlay.yaml", &overlay(10));
    let (_, stdout, stderr) = run(folder.path(), &args);
    assert!(stdout.contains("10 instead of 100"), "{stdout}{stderr}");
}

#[test]
fn a_description_is_compared_with_a_revision() {
    let folder = folder(&[LESS]);
    let git = |args: &[&str]| git(folder.path(), args);
    git(&["init", "--quiet"]);
    fs::rename(
        folder.path().join("old.yaml"),
        folder.path().join("api.yaml"),
    )
    .expect("a file");
    git(&["add", "api.yaml"]);
    git(&["commit", "--quiet", "--message", "First"]);
    fs::rename(
        folder.path().join("new.yaml"),
        folder.path().join("api.yaml"),
    )
    .expect("a file");
    let args = [
        "diff",
        "api.yaml",
        "--base",
        "HEAD",
        "--message-format",
        "github",
        "--fail-on",
        "wire",
    ];
    let (code, stdout, stderr) = run(folder.path(), &args);
    assert_eq!(code, Some(1), "{stderr}");
    let expected = "::error file=api.yaml,line=8,endLine=8,col=69,endColumn=71,\
                    title=request-parameter-max-decreased::the query parameter `limit`";
    assert!(stdout.starts_with(expected), "{stdout}");
    for revision in ["no-such-revision", "--output=x"] {
        let base = format!("--base={revision}");
        let (code, _, stderr) = run(folder.path(), &["diff", "api.yaml", &base]);
        assert_eq!(code, Some(2), "{stderr}");
    }
}

#[test]
fn annotations_are_errors_if_they_fail() {
    let folder = folder(&[VALUE]);
    for (options, level) in [
        (&[][..], "::warning "),
        (&["--fail-on", "wire"], "::warning "),
        (&["--fail-on", "wire", "--fail-on-risk"], "::error "),
        (&["--fail-on", "server"], "::error "),
    ] {
        let args = ["diff", "old.yaml", "new.yaml", "--message-format", "github"];
        let (_, stdout, stderr) = run(folder.path(), &[&args[..], options].concat());
        assert!(stdout.starts_with(level), "{options:?}: {stdout}{stderr}");
    }
}

#[test]
fn a_new_description_has_nothing_to_compare() {
    let folder = folder(&[]);
    git(folder.path(), &["init", "--quiet"]);
    git(folder.path(), &["add", "old.yaml"]);
    git(folder.path(), &["commit", "--quiet", "--message", "First"]);
    for args in [
        &["diff", "new.yaml", "--base", "HEAD", "--check-version"][..],
        &["changelog", "new.yaml", "--base", "HEAD"],
    ] {
        let (code, stdout, stderr) = run(folder.path(), args);
        assert_eq!((code, &*stdout), (Some(0), ""), "{stderr}");
        assert_eq!(
            stderr,
            "note: there is no earlier version of new.yaml in `HEAD`: nothing to compare\n"
        );
    }
}

#[test]
fn corrected_errors_are_compared_and_shown() {
    let folder = folder(&[("schemas/Pet'", "schemas/Pets'")]);
    let (code, stdout, stderr) = run(folder.path(), &["diff", "new.yaml", "old.yaml"]);
    assert_eq!(code, Some(0), "{stderr}");
    assert!(
        stdout.contains("[response-required-property-added]: `/name` in the body"),
        "{stdout}"
    );
    assert!(
        stderr.starts_with("warning[E0301]: unresolved reference")
            && stderr.contains(" new.yaml:12:"),
        "{stderr}"
    );
    let (code, stdout, stderr) = run(folder.path(), &["diff", "new.yaml", "new.yaml"]);
    assert_eq!((code, &*stdout), (Some(0), "no changes\n"), "{stderr}");
    let (code, _, stderr) = run(folder.path(), &["changelog", "new.yaml", "old.yaml"]);
    assert!(code == Some(0) && stderr.contains("E0301"), "{stderr}");
}

#[test]
fn skippable_errors_are_refused_unless_they_may_be_skipped() {
    let folder = folder(&[("components:", "  /gone: {$ref: 'gone.yaml'}\ncomponents:")]);
    let args = ["diff", "old.yaml", "new.yaml"];
    let (code, stdout, stderr) = run(folder.path(), &args);
    assert_eq!((code, &*stdout), (Some(2), ""), "{stderr}");
    assert!(stderr.starts_with("error[E0109]: "), "{stderr}");
    fs::write(folder.path().join("codegen.toml"), "allow-skip = true\n").expect("a file");
    let (code, stdout, stderr) = run(folder.path(), &args);
    assert_eq!((code, &*stdout), (Some(0), "no changes\n"), "{stderr}");
    assert!(stderr.starts_with("warning[E0109]: "), "{stderr}");
}

#[test]
fn support_code_is_not_a_change_of_its_own() {
    let folder = folder(&[(
        "        name: {type",
        "        note: {type: string}\n        name: {type",
    )]);
    for (old, new) in [("old.yaml", "new.yaml"), ("new.yaml", "old.yaml")] {
        let (_, stdout, stderr) = run(folder.path(), &["diff", old, new]);
        assert!(stdout.contains("1 change, "), "{stdout}{stderr}");
        assert!(!stdout.contains("IntoOptional` was"), "{stdout}");
    }
}

#[test]
fn markdown_names_an_operation_once() {
    let path = "  /readers:\n    get: {responses: {'204': {description: Done.}}}\ncomponents:";
    let folder = folder(&[("components:", path)]);
    let args = [
        "diff",
        "old.yaml",
        "new.yaml",
        "--message-format",
        "markdown",
    ];
    let (_, stdout, stderr) = run(folder.path(), &args);
    assert!(
        stdout.contains("| `GET /readers` was added<br>"),
        "{stdout}{stderr}"
    );
}

#[test]
fn an_invalid_description_is_reported() {
    let folder = folder(&[("paths:", "paths: 1\nold:")]);
    let (code, stdout, stderr) = run(folder.path(), &["diff", "old.yaml", "new.yaml"]);
    assert_eq!((code, &*stdout), (Some(2), ""), "{stderr}");
    assert!(stderr.contains("--> new.yaml:3:8"), "{stderr}");
}

#[test]
fn without_generated_crates_the_wire_is_compared() {
    let folder = folder(&[
        (
            "state: {type: string, enum: [here, sold]}",
            "state: {type: integer}",
        ),
        (
            "components:",
            "  /{a}{b}:\n    get: {responses: {'204': {description: Done.}}}\ncomponents:",
        ),
    ]);
    let args = ["diff", "old.yaml", "new.yaml", "--fail-on", "client"];
    let (code, stdout, stderr) = run(folder.path(), &args);
    assert!(
        stdout.contains("response-property-type-changed"),
        "{stdout}{stderr}"
    );
    assert!(
        stdout.contains("note: crates not compared, as the new description has errors: "),
        "{stdout}"
    );
    assert_eq!(code, Some(1), "{stdout}");
    let args = ["diff", "old.yaml", "new.yaml", "--check-version"];
    let (code, _, stderr) = run(folder.path(), &args);
    assert!(
        code == Some(1) && stderr.contains("the required version is unknown"),
        "{stderr}"
    );
    let (code, _, stderr) = run(folder.path(), &["changelog", "old.yaml", "new.yaml"]);
    assert!(
        code == Some(0) && stderr.contains("does not cover the generated crates"),
        "{stderr}"
    );
}

#[test]
fn the_entry_of_a_changelog_is_written() {
    let folder = folder(&[("version: 1.2.0", "version: 2.0.0"), GONE, REQUIRED, LESS]);
    let args = ["changelog", "old.yaml", "new.yaml", "--today", "2026-11-23"];
    let (code, stdout, stderr) = run(folder.path(), &args);
    assert_eq!(code, Some(0), "{stderr}");
    assert!(
        stdout.starts_with("## [2.0.0] - 2026-11-23\n\n### Changed\n\n- **Breaking:** "),
        "{stdout}"
    );
    let into_new = [args.as_slice(), &["--into", "NEW.md"]].concat();
    let (code, _, stderr) = run(folder.path(), &into_new);
    assert_eq!(code, Some(0), "{stderr}");
    let written = fs::read_to_string(folder.path().join("NEW.md")).expect("a file");
    assert_eq!(written, format!("# Changelog\n\n{stdout}"));
    let path = folder.path().join("CHANGELOG.md");
    fs::write(&path, "# Changelog\n\n## [1.2.0]\n").expect("a file");
    let args = [args.as_slice(), &["--into", "CHANGELOG.md"]].concat();
    assert_eq!(run(folder.path(), &args).0, Some(0));
    let written = fs::read_to_string(&path).expect("a file");
    assert_eq!(written, format!("# Changelog\n\n{stdout}\n## [1.2.0]\n"));
    let (code, _, stderr) = run(folder.path(), &args);
    assert!(
        code == Some(2) && stderr.contains("already has an entry for 2.0.0"),
        "{stderr}"
    );
}
