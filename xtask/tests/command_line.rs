//! Arguments, output and exit codes of the program.

use std::fs;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const GOOD: &str = "\
openapi: 3.0.3
info: {title: Small, version: 1.0.0}
paths:
  /ping:
    get:
      operationId: ping
      responses: {'200': {description: fine}}
";
const DOUBTFUL: &str = "\
openapi: 3.0.3
info: {title: Small, version: 1.0.0, tittle: Small}
paths:
  /ping:
    get:
      operationId: ping
      responses: {'200': {description: fine}}
";
const BAD: &str = "openapi: 3.0.3\ninfo: nothing\npaths: {}\n";

struct Outcome {
    code: Option<i32>,
    out: String,
    err: String,
}

impl From<Output> for Outcome {
    fn from(output: Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Self {
            code: output.status.code(),
            out: text(&output.stdout),
            err: text(&output.stderr),
        }
    }
}

/// Runs the program in a folder with a description `a.yaml`.
fn run(folder: &TempDir, spec: &str, args: &[&str]) -> Outcome {
    fs::write(folder.path().join("a.yaml"), spec).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command
        .current_dir(folder)
        .args(args)
        .output()
        .expect("the program")
        .into()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

const CODEGEN: [&str; 7] = [
    "codegen", "--spec", "a.yaml", "--out", "out", "--name", "shop",
];

fn codegen<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&CODEGEN[..], more].concat()
}

#[test]
fn crates_are_written_checked_and_written_again() {
    let folder = folder();
    let first = run(&folder, GOOD, &codegen(&[]));
    assert_eq!(first.code, Some(0), "{}", first.err);
    let lines: Vec<_> = first.out.lines().collect();
    assert!(matches!(&*lines, [server, client]
        if server.starts_with("shop-server: ") && client.starts_with("shop-client: ")));
    assert!(folder.path().join("out/shop-client/src/lib.rs").exists());

    let check = run(&folder, GOOD, &codegen(&["--check"]));
    assert_eq!(
        (check.code, &*check.out),
        (
            Some(0),
            "shop-server: up to date\nshop-client: up to date\n"
        )
    );

    fs::write(
        folder.path().join("out/shop-server/src/lib.rs"),
        "// @generated\nedit\n",
    )
    .expect("a file");
    let check = run(&folder, GOOD, &codegen(&["--check"]));
    assert_eq!(check.code, Some(1));
    assert!(
        check.out.contains("changed: shop-server/src/lib.rs\n"),
        "{}",
        check.out
    );
    assert!(check.out.contains("\n-edit\n"), "{}", check.out);
    let hint =
        "\nrun `cargo xtask codegen --spec a.yaml --out out --name shop` and commit the result\n";
    assert!(check.out.ends_with(hint), "{}", check.out);

    let check = run(
        &folder,
        GOOD,
        &codegen(&["--check", "--types", "uuid=string", "--client-checks"]),
    );
    let hint = " --name shop --types uuid=string --client-checks` and commit the result\n";
    assert!(check.out.ends_with(hint), "{}", check.out);
}

#[test]
fn one_crate_is_written_alone() {
    let folder = folder();
    let server = run(&folder, GOOD, &codegen(&["--server"]));
    assert_eq!(server.code, Some(0), "{}", server.err);
    assert!(folder.path().join("out/shop-server/src/lib.rs").exists());
    assert!(!folder.path().join("out/shop-client").exists());
    let client = run(&folder, GOOD, &codegen(&["--client", "--check"]));
    assert_eq!(client.code, Some(1), "{}", client.err);
    assert!(!client.out.contains("shop-server"), "{}", client.out);
    let hint = " --name shop --client` and commit the result\n";
    assert!(client.out.ends_with(hint), "{}", client.out);
}

const LISTED: &str = "\
openapi: 3.0.3
info: {title: Listed, version: 1.0.0}
paths:
  /pets/{pet}:
    get: {operationId: getPet, tags: [pets, all], responses: {'204': {description: None.}}}
    delete: {responses: {'204': {description: None.}}}
  /all: {post: {operationId: addAll, responses: {'204': {description: None.}}}}
";

#[test]
fn operations_are_listed() {
    let folder = folder();
    let listed = run(&folder, LISTED, &codegen(&["--list"]));
    let expected = "\
GET     /pets/{pet}  getPet  pets, all
DELETE  /pets/{pet}  -
POST    /all         addAll
";
    assert_eq!((listed.code, &*listed.out), (Some(0), expected));
    assert!(!folder.path().join("out").exists());
}

/// Of whose operations only one is right.
const MIXED: &str = "\
openapi: 3.0.3
info: {title: Small, version: 1.0.0}
paths:
  /pets:
    get: {operationId: listPets, tags: [pets], responses: {'200': {description: fine}}}
    put: {operationId: setPets, tags: [wrong], responses: {'200': {$ref: '#/components/responses/Fine'}}}
  /pets/wrong: {$ref: nowhere.yaml}
  /keepers:
    get: {tags: [wrong], responses: {'200': {$ref: broken.yaml}}}
components:
  responses: {Wrong: {description: 1, content: wrong}}
";

#[test]
fn what_is_wrong_with_operations_that_are_left_out_refuses_nothing() {
    let folder = folder();
    fs::write(folder.path().join("broken.yaml"), "[").expect("a file");
    let listed = "GET     /pets  listPets  pets\n";
    for chosen in [
        &["--include", "listPets"][..],
        &["--include", "tag:p*"],
        &["--include", "get:/pets"],
        &[
            "--include",
            "path:*",
            "--exclude",
            "tag:wrong",
            "path:/pets/*",
        ],
        &["--exclude", "tag:wrong", "path:/pets/*"],
    ] {
        let mut strict = codegen(chosen);
        strict.push("--strict");
        let found = run(&folder, MIXED, &strict);
        assert_eq!(found.code, Some(0), "{chosen:?}\n{}", found.err);
        let mut list = codegen(chosen);
        list.push("--list");
        assert_eq!(run(&folder, MIXED, &list).out, listed);
    }
    for (chosen, expected) in [
        (
            &["--include", "setPets"][..],
            "unknown reference `#/components/responses/Fine`",
        ),
        (
            &["--include", "tag:pets", "path:/pets/wrong"],
            "cannot read `nowhere.yaml`",
        ),
        (
            &["--include", "get:/keepers"],
            "`broken.yaml` cannot be read",
        ),
        (&["--include", "tag:pet"], "no operation is `tag:pet`"),
        (&["--exclude", "lisPets"], "did you mean `listPets`?"),
        (
            &["--include", "listPets", "--exclude", "tag:pets"],
            "no operation is left",
        ),
        (&["--include", "path:pets"], "a path begins with a slash"),
    ] {
        let refused = run(&folder, MIXED, &codegen(chosen));
        assert_eq!(refused.code, Some(2), "{chosen:?}");
        assert!(
            refused.err.contains(expected),
            "{chosen:?}\n{}",
            refused.err
        );
    }
}

#[test]
fn overlays_change_the_description() {
    let folder = folder();
    let overlay = |actions: &str| {
        let text =
            format!("overlay: 1.0.0\ninfo: {{title: t, version: '1'}}\nactions: {actions}\n");
        fs::write(folder.path().join("o.yaml"), text).expect("a file");
    };
    overlay("[{target: $.paths.*.post, update: {operationId: addEach}}]");
    let listed = run(
        &folder,
        LISTED,
        &codegen(&["--list", "--overlay", "o.yaml"]),
    );
    assert!(listed.out.contains("addEach"), "{}", listed.out);
    // What an overlay has wrong is shown in its file.
    overlay("[{target: $.info, update: {title: [1]}}]");
    let refused = run(&folder, LISTED, &codegen(&["--overlay", "o.yaml"]));
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("--> o.yaml:3:"), "{}", refused.err);
    let missing = run(&folder, LISTED, &codegen(&["--overlay", "p.yaml"]));
    assert!(
        missing.err.contains("cannot read p.yaml"),
        "{}",
        missing.err
    );
}

#[test]
fn a_bad_description_writes_nothing() {
    let folder = folder();
    let refused = run(&folder, BAD, &codegen(&[]));
    assert_eq!((refused.code, &*refused.out), (Some(2), ""));
    assert!(refused.err.contains("--> a.yaml:2:7\n"), "{}", refused.err);
    assert!(
        refused.err.contains("\n1 error, 0 warnings\n"),
        "{}",
        refused.err
    );
    assert!(!folder.path().join("out").exists());
}

#[test]
fn strictness_refuses_what_is_only_doubtful() {
    let folder = folder();
    let refused = run(&folder, DOUBTFUL, &codegen(&["--strict"]));
    assert_eq!(refused.code, Some(2));
    assert!(
        refused.err.contains("made an error by `--strict`"),
        "{}",
        refused.err
    );
    assert!(!folder.path().join("out").exists());
    let done = run(&folder, DOUBTFUL, &codegen(&[]));
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(
        done.err.ends_with("0 errors, 1 warning; 1 mended\n"),
        "{}",
        done.err
    );
}

#[test]
fn a_folder_of_somebody_else_is_refused() {
    let folder = folder();
    let mine = folder.path().join("out/shop-client");
    fs::create_dir_all(&mine).expect("a folder");
    fs::write(mine.join("notes.txt"), "mine").expect("a file");
    let refused = run(&folder, GOOD, &codegen(&[]));
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("was not generated"), "{}", refused.err);
    assert!(
        !folder.path().join("out/shop-server").exists(),
        "written beside a refusal"
    );
    assert_eq!(
        fs::read_to_string(mine.join("notes.txt")).expect("a file"),
        "mine"
    );
}

#[test]
fn a_description_among_generated_files_is_not_removed() {
    let folder = folder();
    run(&folder, GOOD, &codegen(&[]));
    let inside = folder.path().join("out/shop-server/src/a.yaml");
    fs::write(&inside, GOOD).expect("a file");
    let path = "out/shop-server/src/a.yaml";
    let args = ["codegen", "--spec", path, "--out", "out", "--name", "shop"];
    let refused = run(&folder, GOOD, &args);
    assert_eq!(refused.code, Some(2));
    let reason = "among the generated files of";
    assert!(refused.err.contains(reason), "{}", refused.err);
    assert!(inside.exists());
}

#[test]
fn usage_errors_are_2() {
    let cases: [&[&str]; 7] = [
        &[],
        &["nonsense"],
        &["codegen", "--nonsense"],
        &["codegen", "--out", "out"],
        &["codegen", "--spec", "a.yaml"],
        &[
            "codegen", "--spec", "a.yaml", "--out", "out", "--name", "../a",
        ],
        &["codegen", "--spec", "absent.yaml", "--out", "out"],
    ];
    for args in cases {
        let folder = folder();
        let refused = run(&folder, GOOD, args);
        assert_eq!((refused.code, &*refused.out), (Some(2), ""), "{args:?}");
        assert!(!refused.err.is_empty(), "{args:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_refused_with_their_place() {
    let folder = folder();
    let refused = run(
        &folder,
        GOOD,
        &["codegen", "--spec", "b.yaml", "--out", "out"],
    );
    assert_eq!(refused.code, Some(2));
    fs::write(folder.path().join("b.yaml"), b"openapi: \xff\n").expect("a file");
    let refused = run(
        &folder,
        GOOD,
        &["codegen", "--spec", "b.yaml", "--out", "out"],
    );
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("--> b.yaml:1:10\n"), "{}", refused.err);
}

#[test]
fn help_tells_the_exit_codes() {
    for args in [&["--help"][..], &["codegen", "--help"]] {
        let help = run(&folder(), GOOD, args);
        assert_eq!(help.code, Some(0));
        assert!(
            help.out.contains("1  a check found something"),
            "{}",
            help.out
        );
    }
}

#[test]
fn types_of_formats_are_chosen() {
    const DAY: &str = "\
openapi: 3.0.3
info: {title: Small, version: 1.0.0}
paths:
  /day:
    get:
      operationId: day
      responses:
        '200':
          description: fine
          content: {application/json: {schema: {type: string, format: date}}}
";
    let folder = folder();
    let call = ["codegen", "--spec", "a.yaml", "--out", ".", "--types"];
    let done = run(
        &folder,
        DAY,
        &[&call[..], &["date=chrono", "uuid=string"]].concat(),
    );
    assert_eq!(done.code, Some(0), "{}", done.err);
    let manifest = folder.path().join("generated-server/Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("the manifest");
    assert!(
        manifest.contains("\nchrono = ") && !manifest.contains("\njiff = "),
        "{manifest}"
    );
    let wrong = run(&folder, DAY, &[&call[..], &["date=uuid"]].concat());
    assert_eq!(wrong.code, Some(2));
    assert!(
        wrong
            .err
            .contains("\"date\" can be jiff|chrono|time|string"),
        "{}",
        wrong.err
    );
}

#[test]
fn a_reader_who_leaves_is_no_failure() {
    let folder = folder();
    fs::write(folder.path().join("a.yaml"), GOOD).expect("a file");
    for (args, code) in [(&["--check"][..], 1), (&["--list"], 0), (&[], 0)] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .current_dir(&folder)
            .args(codegen(args))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        drop((child.stdout.take(), child.stderr.take()));
        let status = child.wait().expect("the program");
        assert_eq!(status.code(), Some(code), "{args:?}");
    }
    assert!(folder.path().join("out/shop-client/src/lib.rs").exists());
}

#[cfg(unix)]
#[test]
fn a_full_disk_changes_nothing() {
    let folder = folder();
    fs::write(folder.path().join("a.yaml"), GOOD).expect("a file");
    let program = env!("CARGO_BIN_EXE_xtask");
    // No file may be longer than one block, and who writes more is told instead of killed.
    let script = format!(
        "trap '' XFSZ; ulimit -f 1; exec {program} {}",
        CODEGEN.join(" ")
    );
    let refused: Outcome = Command::new("sh")
        .current_dir(&folder)
        .args(["-c", &script])
        .output()
        .expect("a shell")
        .into();
    assert_eq!(
        (refused.code, &*refused.out),
        (Some(2), ""),
        "{}",
        refused.err
    );
    let reason = "error: nothing was written: cannot write out/shop-server: ";
    assert!(refused.err.starts_with(reason), "{}", refused.err);
    assert!(!folder.path().join("out").exists());
}

/// One operation that can be generated, and one that cannot.
const HALF: &str = "\
openapi: 3.0.3
info: {title: Half, version: 1.0.0}
paths:
  /ping:
    get:
      operationId: ping
      responses: {'200': {description: fine}}
  /pong:
    get:
      operationId: pong
      responses: {'200': {$ref: '#/components/responses/Pong'}}
";

#[test]
fn operations_that_cannot_be_generated_are_skipped_on_demand() {
    let folder = folder();
    let refused = run(&folder, HALF, &codegen(&[]));
    assert_eq!(refused.code, Some(2));
    let done = run(&folder, HALF, &codegen(&["--allow-skip"]));
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(
        done.err.contains("the operation `GET /pong` is left out"),
        "{}",
        done.err
    );
    let operations = folder.path().join("out/shop-client/src/operations");
    assert!(operations.join("ping.rs").exists() && !operations.join("pong.rs").exists());
    let found = run(
        &folder,
        HALF,
        &codegen(&["--allow-skip", "--check", "--deny", "skipped"]),
    );
    assert_eq!(found.code, Some(1), "{}", found.err);
}

#[test]
fn what_is_denied_ends_with_another_code_than_what_is_refused() {
    let folder = folder();
    for (options, code) in [
        (&["--deny", "mended"][..], 1),
        (&["--deny", "skipped,W0202"], 1),
        (&["--deny", "skipped,untyped"], 0),
        (&["--deny", "mended", "--strict"], 2),
        (&["--strict", "--allow", "W0202"], 0),
        (&["--deny", "mendet"], 2),
        (&["--allow", "E0301"], 2),
    ] {
        let ended = run(&folder, DOUBTFUL, &codegen(options));
        assert_eq!(ended.code, Some(code), "{options:?} {}", ended.err);
        assert_eq!(folder.path().join("out").exists(), code == 0, "{options:?}");
        let _ = fs::remove_dir_all(folder.path().join("out"));
    }
}

#[test]
fn findings_are_written_for_programs() {
    let folder = folder();
    let json = run(&folder, DOUBTFUL, &codegen(&["--message-format", "json"]));
    let lines: Vec<serde_json::Value> = json
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let [finding, summary] = &lines[..] else {
        panic!("{lines:?}");
    };
    for (key, value) in [
        ("kind", "finding"),
        ("code", "W0202"),
        ("severity", "warning"),
        ("class", "mended"),
        ("file", "a.yaml"),
        ("pointer", "/info/tittle"),
        ("help", "did you mean `title`?"),
    ] {
        assert_eq!(finding[key], value, "{finding:#}");
    }
    for (key, value) in [("line", 2), ("column", 38), ("end_column", 44)] {
        assert_eq!(finding[key], value, "{finding:#}");
    }
    assert_eq!(summary["kind"], "summary");
    assert_eq!(summary["mended"], 1);
    assert!(json.err.contains("shop-server: "), "{}", json.err);
    let github = run(&folder, DOUBTFUL, &codegen(&["--message-format", "github"]));
    let command = "::warning file=a.yaml,line=2,endLine=2,col=38,endColumn=44,title=W0202::";
    assert!(github.out.starts_with(command), "{}", github.out);
}

#[test]
fn an_account_of_the_output_is_written_on_demand() {
    let folder = folder();
    for (spec, options, class, reason) in [
        (
            DOUBTFUL,
            &[][..],
            "mended",
            "unknown field `tittle`, ignored",
        ),
        (
            HALF,
            &["--allow-skip"],
            "skipped",
            "the operation `GET /pong` is left out",
        ),
        (
            HALF,
            &[],
            "errors",
            "unknown reference `#/components/responses/Pong`",
        ),
        ("openapi: \u{0}", &[], "errors", "this is not valid YAML"),
    ] {
        let options = [options, &["--report", "report.json"]].concat();
        run(&folder, spec, &codegen(&options));
        let account = fs::read_to_string(folder.path().join("report.json")).expect("a file");
        let account: serde_json::Value = serde_json::from_str(&account).expect("JSON");
        let entry = &account[class][0];
        assert_eq!(entry["reason"], reason, "{account:#}");
        assert!(
            entry["code"].is_string() && entry["line"].is_u64(),
            "{entry:#}"
        );
    }
}
