//! The commands in the book print the output that it shows.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use openapi_crates::report::Class;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn chapter(path: &str) -> String {
    let path = root().join("generator/book/src").join(path);
    fs::read_to_string(path).expect("the chapter")
}

/// The lines of a chapter's first block of a kind that contains a text, without their indent.
#[track_caller]
fn block(path: &str, kind: &str, text: &str) -> String {
    let chapter = chapter(path);
    let begin = format!("```{kind}\n");
    let mut blocks = chapter.split(&begin).skip(1);
    let lines = blocks
        .find_map(|rest| Some(rest.split_once("```")?.0).filter(|lines| lines.contains(text)));
    let lines = lines.expect("the block");
    let indent = lines.len() - lines.trim_start_matches(' ').len();
    let without_indent = |line: &str| line.get(indent..).unwrap_or_default().to_owned() + "\n";
    let block: String = lines.lines().map(without_indent).collect();
    block.trim_end().to_owned() + "\n"
}

fn run(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    let command = command.current_dir(folder).args(args);
    command.output().expect("the program")
}

/// The commands of a session, each with its output.
fn commands(session: &str) -> impl Iterator<Item = (Vec<&str>, &str)> {
    let entries = session.split("$ openapi-crates ").skip(1);
    entries.map(|entry| {
        let (command, shown) = entry.split_once('\n').expect("a line");
        (command.split(' ').collect(), shown)
    })
}

/// Compares output with that of a chapter, in which `…` is the rest of a line, or of the output.
#[track_caller]
fn assert_shown(output: Output, shown: &str) {
    let actual = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
    if let Some(begin) = shown.strip_suffix("\n…\n") {
        return assert!(actual.starts_with(begin), "{actual}");
    }
    assert_eq!(actual.lines().count(), shown.lines().count(), "{actual}");
    for (actual, shown) in actual.lines().zip(shown.lines()) {
        match shown.strip_suffix('…') {
            Some(begin) => assert!(actual.starts_with(begin), "{actual}"),
            None => assert_eq!(actual, shown),
        }
    }
}

/// A folder with files.
fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    folder
}

/// Runs the commands of a block of the kind `sh`, which must succeed.
#[track_caller]
fn succeed(folder: &Path, session: &str) {
    for line in session.lines() {
        let words = line.strip_prefix("openapi-crates ").expect("a command");
        let output = run(folder, &words.split(' ').collect::<Vec<_>>());
        assert_eq!(output.status.code(), Some(0), "{line}: {output:?}");
    }
}

fn git(folder: &Path, args: &[&str]) {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@shop.example"];
    let mut command = Command::new("git");
    let command = command.current_dir(folder).args(identity).args(args);
    let output = command.output().expect("git");
    assert!(output.status.success(), "{output:?}");
}

/// A repository with a description on the branch `main`.
fn repository(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = folder(files);
    git(
        folder.path(),
        &["init", "--quiet", "--initial-branch", "main"],
    );
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "--quiet", "--message", "First"]);
    git(folder.path(), &["tag", "v1.2.0"]);
    folder
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_first_crates_are_generated() {
    const CHAPTER: &str = "start/program.md";
    let folder = folder(&[("shop.yaml", &block(CHAPTER, "yaml", "listPets"))]);
    let session = block(CHAPTER, "console", "openapi-crates generate");
    for (command, shown) in commands(&session) {
        assert_shown(run(folder.path(), &command), shown);
    }
    let workspace = block(CHAPTER, "toml", "[workspace]");
    for name in ["shop-server", "shop-client"] {
        assert!(workspace.contains(&format!("\"{name}\"")), "{name}");
        assert!(folder.path().join(name).join("Cargo.toml").is_file());
    }
    let api = fs::read_to_string(folder.path().join("shop-server/src/api.rs")).expect("a file");
    assert!(
        api.contains(&block(CHAPTER, "rust,ignore", "trait Api")),
        "{api}"
    );

    let init = block(CHAPTER, "sh", "openapi-crates init");
    succeed(folder.path(), &init);
    let chapter = chapter(CHAPTER);
    let (_, table) = chapter.split_once("| path | contents |").expect("a table");
    let (table, _) = table.split_once("\n\n").expect("its end");
    let paths: Vec<_> = table.split('`').skip(1).step_by(2).collect();
    for path in &paths {
        let path = folder.path().join("workspace").join(path);
        assert!(path.exists(), "{}", path.display());
    }
    assert_eq!(paths.len(), 10);

    // The README has the same commands.
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    let mut sessions = readme
        .split("```sh\n")
        .skip(1)
        .map(|rest| rest.split("```").next().expect("an end"));
    let start = sessions.next().expect("the first");
    let (install, start) = start.split_once('\n').expect("a line");
    assert_eq!(install, "cargo install --path generator/cli");
    succeed(folder.path(), start);
    succeed(folder.path(), sessions.next().expect("the second"));

    const SCRIPT: &str = "start/build-script.md";
    let session = block(SCRIPT, "console", "openapi-crates generate");
    for (command, shown) in commands(&session) {
        fs::remove_dir_all(folder.path().join("shop-client")).expect("a folder");
        assert_shown(run(folder.path(), &command), shown);
    }
}

#[test]
fn all_commands_are_listed() {
    let help = String::from_utf8(run(&root(), &["help"]).stdout).expect("text");
    let (_, commands) = help.split_once("Commands:\n").expect("the commands");
    let (commands, _) = commands.split_once("\n\n").expect("their end");
    let readme = fs::read_to_string(root().join("generator/cli/README.md")).expect("the README");
    let names = commands
        .lines()
        .filter_map(|line| line.split_whitespace().next());
    for name in names.filter(|name| *name != "help") {
        let cell = format!("`{name}`");
        assert!(readme.contains(&cell), "{name}");
        assert!(chapter("start/program.md").contains(&cell), "{name}");
    }
}

#[test]
fn an_error_is_shown() {
    let spec = fs::read_to_string(root().join("spec/openapi.yaml")).expect("the description");
    let mut lines: Vec<_> = spec.lines().map(str::to_owned).collect();
    let body = lines
        .iter_mut()
        .find(|line| line.ends_with("'#/components/schemas/NewPet'"))
        .expect("a reference");
    *body = body.replace("NewPet'", "NewPets'");
    let folder = folder(&[("spec/openapi.yaml", &lines.join("\n"))]);
    let refused = run(folder.path(), &["generate", "--out", "out", "--strict"]);
    assert_eq!(refused.status.code(), Some(2));
    let shown = String::from_utf8(refused.stderr).expect("text");
    let sample = block("description/change.md", "text", "error[");
    let end = "1 error, 0 warnings; 2 untyped\n\
               notes are only counted; use `--report FILE` to list them\n\
               for more about this error, run `openapi-crates explain E0301`\n";
    assert_eq!(shown, format!("{sample}\n{end}"));
    assert!(!folder.path().join("out").exists());
}

#[test]
fn diagnostics_are_shown() {
    const CHAPTER: &str = "reference/diagnostics.md";
    let folder = folder(&[("shop.yaml", &block(CHAPTER, "yaml", "sumary"))]);
    let session = block(CHAPTER, "console", "$ openapi-crates explain ");
    for (command, expected) in commands(&session) {
        let output = run(folder.path(), &command);
        let shown = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
        match expected.strip_suffix("…\n") {
            Some(begin) => assert!(shown.starts_with(begin), "{command:?}\n{shown}"),
            None => assert_eq!(shown, expected, "{command:?}"),
        }
    }
    assert!(folder.path().join("report.json").is_file());
}

#[test]
fn the_remedies_are_those_of_the_classes() {
    let classes = Class::REMEDIES.into_iter().chain([Class::Suspicious]);
    let rows = classes.map(|class| format!("| `{class}` | {} |\n", class.remedy()));
    let rows: String = rows.collect();
    let table = format!("| class | remedy |\n| --- | --- |\n{rows}");
    assert!(
        chapter("reference/diagnostics.md").contains(&table),
        "{table}"
    );
}

#[test]
fn all_codes_are_listed() {
    let output = run(&root(), &["explain"]);
    let printed = String::from_utf8(output.stdout).expect("text");
    let session = format!("```console\n$ openapi-crates explain\n{printed}```\n");
    let path = root().join("generator/book/src/reference/codes.md");
    let text = fs::read_to_string(&path).expect("the chapter");
    let (introduction, _) = text.split_once("```console\n").expect("the list");
    let expected = format!("{introduction}{session}");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(path, expected).expect("the chapter");
        return;
    }
    assert_eq!(text, expected, "run the tests with `UPDATE_EXPECT=1`");
}

#[test]
fn deprecated_parts_are_listed() {
    let session = block("description/sunset.md", "console", "openapi-crates sunset");
    for (command, shown) in commands(&session) {
        assert_shown(run(&root(), &command), shown);
    }
}

#[test]
fn the_model_is_printed_as_json() {
    let session = block("start/model.md", "console", "openapi-crates model");
    for (command, shown) in commands(&session) {
        assert_shown(run(&root(), &command), shown);
    }
    let schema = run(&root(), &["model", "--schema"]);
    assert_eq!(schema.stdout, openapi_crates::model::SCHEMA.as_bytes());
}

#[test]
fn an_invalid_description_is_repaired() {
    let description = block("reference/diagnostics.md", "yaml", "sumary");
    let description = description.replace("type: string,", "type: text,");
    let folder = folder(&[("shop.yaml", &description)]);
    let session = block("description/repair.md", "sh", "openapi-crates repair");
    succeed(folder.path(), &session);
}

#[test]
fn all_options_are_listed() {
    const CHAPTER: &str = "reference/options.md";
    let output = run(&root(), &["generate", "--config-schema"]);
    let schema: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let chapter = chapter(CHAPTER);
    let rows: Vec<_> = chapter
        .lines()
        .filter(|line| line.starts_with("| `"))
        .collect();
    for key in schema["properties"].as_object().expect("keys").keys() {
        let is_listed = rows.iter().any(|row| row.contains(&format!("`{key}`")));
        assert!(is_listed, "{key}");
    }
}

#[test]
fn options_and_overlays_are_read() {
    const CHAPTER: &str = "reference/options.md";
    let description = "\
openapi: 3.0.3
info: {title: Shop, version: 1.0.0}
paths:
  /pets: {get: {responses: {'204': {description: None.}}}}
  /dogs: {get: {tags: [internal], responses: {'204': {description: None.}}}}
  /internal: {get: {responses: {'204': {description: None.}}}}
";
    let folder = folder(&[
        ("shop/shop.yaml", description),
        ("shop/codegen.toml", &block(CHAPTER, "toml", "spec =")),
        ("fixes.yaml", &block(CHAPTER, "yaml", "overlay:")),
    ]);
    let args = ["generate", "--config", "shop/codegen.toml"];
    let list = [&args[..], &["--list", "--overlay", "fixes.yaml"]].concat();
    let listed = run(folder.path(), &list);
    let listed = String::from_utf8(listed.stdout).expect("text");
    assert!(
        listed.contains("listPets") && !listed.contains("dogs"),
        "{listed}"
    );
    assert!(!listed.contains("/internal"), "{listed}");
    let overlay = ["overlay", "shop/shop.yaml", "--overlay", "fixes.yaml"];
    let printed = run(folder.path(), &overlay);
    assert_eq!(
        String::from_utf8(printed.stdout).expect("text"),
        "\
openapi: 3.0.3
info: {title: Shop, version: 1.0.0}
paths:
  /pets:
    get:
      responses:
        '204':
          description: None.
      operationId: listPets
  /dogs: {get: {tags: [internal], responses: {'204': {description: None.}}}}
"
    );
    assert_eq!(run(folder.path(), &args).status.code(), Some(0));
    for name in ["shop-server", "shop-client"] {
        assert!(folder.path().join("crates").join(name).is_dir(), "{name}");
    }
}

#[cfg(feature = "diff")]
#[test]
fn breaking_changes_are_shown() {
    const CHAPTER: &str = "description/diff.md";
    let spec = fs::read_to_string(root().join("spec/openapi.yaml")).expect("the description");
    let new = spec.replace("            maximum: 100\n", "            maximum: 50\n");
    assert_ne!(new, spec);
    let folder = folder(&[
        ("spec/openapi.yaml", &spec),
        ("spec/new.yaml", &new),
        ("accepted.toml", &block(CHAPTER, "toml", "[[accept]]")),
    ]);
    let args = ["diff", "spec/openapi.yaml", "spec/new.yaml"];
    let args = [&args[..], &["--fail-on", "wire"]].concat();
    let output = run(folder.path(), &args);
    assert_eq!(output.status.code(), Some(1));
    let shown = String::from_utf8(output.stdout).expect("text");
    assert_eq!(
        shown,
        block(CHAPTER, "text", "request-parameter-max-decreased")
    );
    let args = [&args[..], &["--accepted", "accepted.toml"]].concat();
    assert_eq!(run(folder.path(), &args).status.code(), Some(0));
}

/// A description without lints.
const SHOP: &str = "\
openapi: 3.0.3
info: {title: Shop, version: 1.2.0}
paths:
  /pets:
    post:
      operationId: feedPets
      summary: Feed the animals.
      responses:
        '204': {description: They were fed.}
        '400': {description: They are not hungry.}
        '500': {description: The food is lost.}
";

#[cfg(feature = "diff")]
#[test]
fn versions_and_changelog_entries_are_checked() {
    const CHAPTER: &str = "description/changelog.md";
    let changelog = "# Changelog\n\n## [1.2.0]\n";
    let folder = repository(&[("shop.yaml", SHOP), ("CHANGELOG.md", changelog)]);
    let new =
        SHOP.replace("1.2.0", "1.3.0") + "    get: {responses: {'204': {description: Idle.}}}\n";
    fs::write(folder.path().join("shop.yaml"), new).expect("a file");
    let session = block(CHAPTER, "sh", "openapi-crates changelog");
    succeed(folder.path(), &session);
    let written = fs::read_to_string(folder.path().join("CHANGELOG.md")).expect("a file");
    assert!(
        written.starts_with("# Changelog\n\n## [1.3.0] - "),
        "{written}"
    );
    assert!(written.ends_with("\n## [1.2.0]\n"), "{written}");
}

#[cfg(feature = "diff")]
#[test]
fn a_build_checks_crates_description_and_changes() {
    let folder = repository(&[("shop.yaml", SHOP)]);
    let output = run(folder.path(), &["generate", "shop.yaml"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let session = block("description/ci.md", "sh", "openapi-crates check");
    succeed(folder.path(), &session);
    let removed = SHOP.replace("/pets", "/dogs");
    fs::write(folder.path().join("shop.yaml"), removed).expect("a file");
    for line in session.lines().filter(|line| !line.contains(" lint ")) {
        let words: Vec<_> = line.split(' ').skip(1).collect();
        assert_eq!(run(folder.path(), &words).status.code(), Some(1), "{line}");
    }
}

#[test]
fn the_rows_of_a_type_are_those_of_the_client() {
    let path = root().join("generated-client/src/types/new_pet.rs");
    let file = fs::read_to_string(path).expect("a file");
    assert!(file.contains(&block(
        "reference/crates.md",
        "rust,ignore",
        "object::implement!"
    )));
}

/// The programs of the README are those of the library's README, which are compiled.
#[test]
fn the_readme_has_the_examples_of_the_library() {
    let read = |path| fs::read_to_string(root().join(path)).expect("a file");
    let (readme, library) = (read("README.md"), words(&read("generator/README.md")));
    let blocks = readme.split("```rust,ignore\n").skip(1);
    let blocks: Vec<_> = blocks
        .map(|rest| rest.split("```").next().expect("an end"))
        .collect();
    let programs = blocks.iter().filter(|block| block.contains("fn main"));
    assert_eq!(programs.clone().count(), 2);
    for program in programs {
        assert!(library.contains(&words(program)), "{program}");
    }
}
