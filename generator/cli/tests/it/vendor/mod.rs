//! `vendor`, with a local server.

mod description;
mod hostile;
mod server;
mod tls;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

use server::{Reply, Server};

const TODAY: &str = "2026-11-26";

struct Api {
    folder: TempDir,
    server: Server,
}

impl Api {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().expect("a folder"),
            server: Server::start(),
        }
    }

    fn put(&self, path: &str, text: &str) {
        let path = self.folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    fn text(&self, path: &str) -> String {
        fs::read_to_string(self.folder.path().join(path)).expect(path)
    }

    /// Writes `spec/api.yaml`, with a property for each reference.
    fn refer_to(&self, references: &[&str]) {
        let properties: String = (references.iter().enumerate())
            .map(|(number, reference)| format!("        p{number}: {{$ref: '{reference}'}}\n"))
            .collect();
        self.put(
            "spec/api.yaml",
            &description(&format!("      properties:\n{properties}")),
        );
    }

    fn run(&self, program: &str, args: &[&str]) -> (Option<i32>, String, String) {
        let mut command = Command::new(program);
        // A proxy would connect to the host in place of the program.
        command
            .env("HTTP_PROXY", "http://127.0.0.1:9")
            .env("http_proxy", "http://127.0.0.1:9");
        let command = command.current_dir(self.folder.path()).args(args);
        let Output {
            status,
            stdout,
            stderr,
        } = command.output().expect("the program");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (status.code(), text(stdout), text(stderr))
    }

    /// Runs the command with permission to fetch from the server.
    fn vendor(&self, args: &[&str]) -> (Option<i32>, String, String) {
        let options = [
            "--today",
            TODAY,
            "--allow-http",
            "--allow-private",
            "127.0.0.1",
        ];
        self.run(
            env!("CARGO_BIN_EXE_openapi-crates"),
            &[&["vendor"], args, &options].concat(),
        )
    }

    /// Compares the description with itself, which reads it as `codegen` does.
    fn read(&self, path: &str) -> (Option<i32>, String, String) {
        self.run(env!("CARGO_BIN_EXE_openapi-crates"), &["diff", path, path])
    }

    /// The folder of the server's files.
    fn host(&self) -> String {
        format!("vendor/127.0.0.1+{}", self.server.port)
    }
}

fn description(schema: &str) -> String {
    format!(
        "openapi: 3.0.3
info: {{title: Shop, version: 1.0.0}}
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200':
          description: All.
          content: {{application/json: {{schema: {{$ref: '#/components/schemas/Page'}}}}}}
components:
  schemas:
    Page:
      type: object
{schema}"
    )
}

#[test]
fn files_are_fetched_and_read_from_then_on() {
    let api = Api::new();
    let pet = api.server.url("/s/pet.yaml");
    api.refer_to(&[&format!("{pet}#/Pet"), "local.yaml#/Owner", &pet]);
    api.put(
        "spec/local.yaml",
        &format!("Owner: {{$ref: '{}'}}", api.server.url("/owner.json")),
    );
    api.server.file(
        "/s/pet.yaml",
        "Pet:\n  type: object\n  properties: {tag: {$ref: 'parts/tag.yaml#/Tag'}, \
                                    next: {$ref: '#/Pet'}}\ntype: string\n",
    );
    api.server
        .file("/s/parts/tag.yaml", "Tag: {type: integer, maximum: 7}");
    api.server
        .file("/owner.json", r#"{"$ref": "/s/pet.yaml#/Pet"}"#);

    let (code, _, stderr) = api.read("spec/api.yaml");
    let help = "help: store a copy of the file with the command `vendor`";
    assert!(code == Some(0) && stderr.contains(help), "{stderr}");
    let (code, stdout, stderr) = api.vendor(&["spec/api.yaml"]);
    assert_eq!(code, Some(0), "{stdout}{stderr}");
    let host = api.host();
    let base = api.server.url("");
    for path in ["owner.json", "s/parts/tag.yaml", "s/pet.yaml"] {
        let line = format!("added      {host}/{path}  {base}/{path}\n");
        assert!(stdout.contains(&line), "{stdout}");
    }
    assert_eq!(
        api.text(&format!("spec/{host}/s/parts/tag.yaml")),
        "Tag: {type: integer, maximum: 7}"
    );
    let lock = api.text("spec/vendor.lock");
    let entry = format!(
        "[[vendored]]\naddress = \"{base}/s/parts/tag.yaml\"\ndate = \"{TODAY}\"\n\
         sha256 = \"fcd8ae5913524685d0be53468ac52c3fc69315a849c675461500a1c851834c7c\"\nfile = \"{host}/s/parts/tag.yaml\"\n"
    );
    assert!(lock.contains(&entry), "{lock}");
    assert_eq!(
        api.text("spec/vendor/.gitattributes").lines().last(),
        Some("* -text")
    );

    let requests = api.server.take_requests();
    assert_eq!(requests.len(), 3, "{requests:?}");
    for head in requests {
        let names = head.lines().skip(1).filter_map(|line| line.split_once(':'));
        let mut names: Vec<String> = names.map(|(name, _)| name.to_ascii_lowercase()).collect();
        names.sort();
        assert_eq!(names, ["accept", "host", "user-agent"], "{head}");
    }

    // The files are read without a request, and are included in the comparison.
    let old = api.text("spec/api.yaml");
    api.put(
        "spec/old.yaml",
        &old.replace(&format!("'{pet}'"), "'#/components/schemas/Page'"),
    );
    let (code, stdout, stderr) = api.run(
        env!("CARGO_BIN_EXE_openapi-crates"),
        &["diff", "spec/old.yaml", "spec/api.yaml"],
    );
    assert!(
        code == Some(0) && stdout.contains("response-property-type-changed"),
        "{stdout}{stderr}"
    );
    let (code, stdout, stderr) = api.vendor(&["spec/api.yaml"]);
    assert_eq!(
        (code, &*stdout),
        (
            Some(0),
            "all files are stored; use `--update` to fetch them again\n"
        ),
        "{stderr}"
    );
    assert!(api.server.take_requests().is_empty());
}

#[test]
fn stored_files_must_match_the_lock_file() {
    let api = Api::new();
    api.refer_to(&[&api.server.url("/pet.yaml")]);
    api.server.file("/pet.yaml", "type: string\n");
    let (code, _, stderr) = api.vendor(&["spec/api.yaml"]);
    assert_eq!(code, Some(0), "{stderr}");
    let path = format!("spec/{}/pet.yaml", api.host());

    // Changed.
    api.put(&path, "type: integer\n");
    let (code, _, stderr) = api.read("spec/api.yaml");
    assert_eq!(code, Some(2), "{stderr}");
    for expected in [
        "error[E0109]: cannot read `vendor/127.0.0.1+",
        "pet.yaml`: its SHA-256 is not that in `vendor.lock`",
        "--> spec/api.yaml:16:20\n",
        "help: fetch it again with the command `vendor` and its option `--update`",
    ] {
        assert!(stderr.contains(expected), "{expected}\n{stderr}");
    }
    let (code, _, stderr) = api.vendor(&["spec/api.yaml"]);
    assert!(
        code == Some(2) && stderr.contains("its SHA-256 is not that"),
        "{stderr}"
    );
    assert_eq!(api.text(&path), "type: integer\n");

    // Missing.
    fs::remove_file(api.folder.path().join(&path)).expect("the file");
    let (code, _, stderr) = api.read("spec/api.yaml");
    assert_eq!(code, Some(2), "{stderr}");
    assert!(
        stderr.contains("file not found, but `vendor.lock` lists it for http://127.0.0.1"),
        "{stderr}"
    );
    let (code, stdout, stderr) = api.vendor(&["spec/api.yaml"]);
    assert!(
        code == Some(0) && stdout.starts_with("restored "),
        "{stdout}{stderr}"
    );
    assert_eq!(api.text(&path), "type: string\n");

    // Missing, and changed on the server.
    api.server.file("/pet.yaml", "type: boolean\n");
    fs::remove_file(api.folder.path().join(&path)).expect("the file");
    let (code, _, stderr) = api.vendor(&["spec/api.yaml"]);
    assert!(
        code == Some(2) && stderr.contains("its content has changed since 2026-11-26"),
        "{stderr}"
    );
    assert!(!api.folder.path().join(&path).exists());
}

#[test]
fn an_update_shows_the_changes() {
    let api = Api::new();
    api.refer_to(&[&api.server.url("/pet.yaml"), &api.server.url("/tag.yaml")]);
    api.server.file("/pet.yaml", "type: integer\nmaximum: 5\n");
    api.server.file("/tag.yaml", "type: string\n");
    let (code, _, stderr) = api.vendor(&["spec/api.yaml"]);
    assert_eq!(code, Some(0), "{stderr}");
    let before = api.text("spec/vendor.lock");
    api.server.file("/pet.yaml", "type: integer\nmaximum: 9\n");

    let (code, stdout, _) = api.vendor(&["spec/api.yaml"]);
    assert!(
        code == Some(0) && stdout.starts_with("all files are stored"),
        "{stdout}"
    );
    assert_eq!(api.text("spec/vendor.lock"), before);
    let (code, stdout, stderr) = api.vendor(&["spec/api.yaml", "--update"]);
    assert_eq!(code, Some(0), "{stdout}{stderr}");
    for expected in [
        "updated    vendor/",
        "unchanged  vendor/",
        "9 instead of 5",
        "after\n",
        "1 change, ",
    ] {
        assert!(stdout.contains(expected), "{expected}\n{stdout}{stderr}");
    }
    let (code, stdout, stderr) = api.vendor(&["spec/api.yaml", "--update"]);
    assert!(
        code == Some(0) && stdout.ends_with("no changes\n"),
        "{stdout}{stderr}"
    );

    // A file that can no longer be fetched is kept.
    let before = api.text("spec/vendor.lock");
    api.server.reply(
        "/pet.yaml",
        Reply::Status("503 Service Unavailable".to_owned()),
    );
    let (code, stdout, stderr) = api.vendor(&["spec/api.yaml", "--update"]);
    assert!(
        code == Some(2) && stderr.contains("the server responded with 503"),
        "{stdout}{stderr}"
    );
    assert_eq!(api.text("spec/vendor.lock"), before);
    let (code, _, stderr) = api.read("spec/api.yaml");
    assert_eq!(code, Some(0), "{stderr}");
}

#[test]
fn signed_redirects_are_stored_without_their_signatures() {
    let api = Api::new();
    api.refer_to(&[&api.server.url("/pet.yaml")]);
    for (signature, args) in [
        ("1", &["spec/api.yaml"][..]),
        ("2", &["spec/api.yaml", "--update"]),
    ] {
        let signed = format!("/store/pet.yaml?X-Amz-Signature={signature}");
        api.server.reply("/pet.yaml", Reply::To(signed.clone()));
        api.server
            .file(&signed, "properties: {tag: {$ref: tag.yaml}}\n");
        api.server.file("/store/tag.yaml", "type: string\n");
        let (code, stdout, stderr) = api.vendor(args);
        assert!(
            code == Some(0) && !stdout.contains("updated"),
            "{stdout}{stderr}"
        );
        let lock = api.text("spec/vendor.lock");
        let base = api.server.url("/store/pet.yaml");
        assert!(
            lock.contains(&format!("redirected-to = \"{base}\"\n")),
            "{lock}"
        );
        assert!(!lock.contains("Signature"), "{lock}");
    }
}

#[test]
fn unreferenced_files_are_reported() {
    let api = Api::new();
    api.server.file("/a.yaml", "type: string\n");
    api.server.file("/b.yaml", "type: string\n");
    api.refer_to(&[&api.server.url("/a.yaml")]);
    assert_eq!(api.vendor(&["spec/api.yaml"]).0, Some(0));
    api.refer_to(&[&api.server.url("/b.yaml")]);
    let (code, _, stderr) = api.vendor(&["spec/api.yaml"]);
    let expected = format!(
        "note: spec/api.yaml does not refer to {}; ",
        api.server.url("/a.yaml")
    );
    assert!(code == Some(0) && stderr.contains(&expected), "{stderr}");
    assert_eq!(
        api.text("spec/vendor.lock").matches("[[vendored]]").count(),
        2
    );
}

#[test]
fn a_description_without_other_hosts_needs_nothing() {
    let api = Api::new();
    api.refer_to(&["#/components/schemas/Page"]);
    let (code, stdout, stderr) = api.vendor(&["spec/api.yaml"]);
    assert_eq!(
        (code, &*stdout),
        (Some(0), "spec/api.yaml does not refer to other hosts\n"),
        "{stderr}"
    );
    assert!(!Path::new(&api.folder.path().join("spec/vendor.lock")).exists());
}

#[test]
fn a_revision_has_its_own_stored_files() {
    let api = Api::new();
    api.server
        .file("/pet.json", r#"{"$ref": "parts\/tag.json"}"#);
    api.server
        .file("/parts/tag.json", r#"{"type": "integer", "maximum": 5}"#);
    api.refer_to(&[&api.server.url("/pet.json")]);
    assert_eq!(api.vendor(&["spec/api.yaml"]).0, Some(0));
    for args in [
        &["init", "--quiet"][..],
        &["add", "spec"],
        &["commit", "--quiet", "--message", "First"],
    ] {
        let mut git = Command::new("git");
        git.current_dir(api.folder.path()).args(args);
        for name in [
            "AUTHOR_NAME",
            "COMMITTER_NAME",
            "AUTHOR_EMAIL",
            "COMMITTER_EMAIL",
        ] {
            git.env(format!("GIT_{name}"), "author");
        }
        assert!(git.output().expect("git").status.success(), "{args:?}");
    }
    api.server
        .file("/parts/tag.json", r#"{"type": "integer", "maximum": 4}"#);
    let (code, _, stderr) = api.vendor(&["spec/api.yaml", "--update"]);
    assert_eq!(code, Some(0), "{stderr}");
    let args = ["diff", "spec/api.yaml", "--base", "HEAD"];
    let (code, stdout, stderr) = api.run(env!("CARGO_BIN_EXE_openapi-crates"), &args);
    assert!(
        code == Some(0) && stdout.contains("4 instead of 5"),
        "{stdout}{stderr}"
    );
}
