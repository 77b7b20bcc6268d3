//! `cargo xtask corpus`: its tables, exit codes and output.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tasks::package_variables::remove_package_variables;
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

/// A description that refers to a missing parameter.
fn bad(parameter: &str) -> String {
    let parameters = format!("parameters: [{{$ref: '#/components/parameters/{parameter}'}}]");
    GOOD.replace("responses:", &format!("{parameters}\n      responses:"))
}

/// A temporary folder with descriptions in `in`.
struct Corpus {
    folder: TempDir,
}

struct Outcome {
    code: Option<i32>,
    out: String,
    err: String,
    folder: PathBuf,
}

impl Corpus {
    fn new(files: &[(&str, &[u8])]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        for (path, bytes) in files {
            let path = folder.path().join("in").join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, bytes).expect("a file");
        }
        Self { folder }
    }

    /// Runs the task without compiling.
    fn run(&self, args: &[&str]) -> Outcome {
        let args = [&["in", "--no-compile"], args].concat();
        self.run_in(&self.folder.path().join("target"), &args)
    }

    fn run_in(&self, target: &Path, args: &[&str]) -> Outcome {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tasks"));
        remove_package_variables(&mut command);
        let output = command
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", target)
            // Shares the compiled dependencies of other tests.
            .env(
                "CARGO_BUILD_BUILD_DIR",
                Path::new(env!("CARGO_TARGET_TMPDIR")).join("target"),
            )
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_PROFILE_DEV_CODEGEN_UNITS", "2")
            .arg("corpus")
            .args(args)
            .output()
            .expect("the program");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Outcome {
            code: output.status.code(),
            out: text(&output.stdout),
            err: text(&output.stderr),
            folder: target.join("corpus"),
        }
    }
}

impl Outcome {
    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.folder.join(file)).expect("a table")
    }

    /// The document and the verdict of each line of the table.
    fn verdicts(&self) -> Vec<(String, String)> {
        let cells = |line: &str| line.split('\t').map(str::to_owned).collect::<Vec<_>>();
        let table = self.read("table.tsv");
        let lines = table.lines().skip(1).map(cells);
        lines
            .map(|cells| (cells[0].clone(), cells[8].clone()))
            .collect()
    }

    #[track_caller]
    fn assert_result(&self, code: i32, expected: &[(&str, &str)]) {
        assert_eq!(self.code, Some(code), "{}{}", self.out, self.err);
        let verdicts = self.verdicts();
        let verdicts = verdicts.iter().map(|(path, verdict)| (&**path, &**verdict));
        assert_eq!(verdicts.collect::<Vec<_>>(), expected);
    }
}

#[test]
fn paths_in_several_folders_begin_with_the_name_of_the_folder() {
    let bad = bad("Lost");
    let corpus = Corpus::new(&[
        ("one/a.yaml", GOOD.as_bytes()),
        ("two/a.yaml", GOOD.as_bytes()),
        ("two/b.yaml", bad.as_bytes()),
        ("two/refused.tsv", b"b.yaml\tunresolved reference"),
    ]);
    let target = corpus.folder.path().join("target");
    let outcome = corpus.run_in(&target, &["in/two", "in/one", "--no-compile"]);
    let expected = [
        ("two/a.yaml", "generated"),
        ("two/b.yaml", "refused as expected"),
        ("one/a.yaml", "generated"),
    ];
    outcome.assert_result(0, &expected);
    assert!(outcome.folder.join("crates/one-a-server").exists());
}

#[test]
fn descriptions_are_found_in_all_folders_and_tabulated_in_order() {
    let corpus = Corpus::new(&[
        ("b.yml", GOOD.as_bytes()),
        ("a/z.yaml", GOOD.as_bytes()),
        ("a-z.yaml", GOOD.as_bytes()),
        ("notes.txt", b"no description"),
    ]);
    let outcome = corpus.run(&["--jobs", "2"]);
    let all = ["a-z.yaml", "a/z.yaml", "b.yml"];
    outcome.assert_result(0, &all.map(|path| (path, "generated")));
    assert!(
        outcome.out.starts_with("     3 generated\n"),
        "{}",
        outcome.out
    );
    assert_eq!(outcome.err.lines().count(), 3, "{}", outcome.err);

    let table = outcome.read("table.tsv");
    let cells: Vec<_> = table.lines().nth(1).expect("a line").split('\t').collect();
    let [_, errors, warnings, seconds, memory, lines, ..] = &*cells else {
        panic!("{table}");
    };
    assert_eq!((*errors, *warnings), ("0", "0"));
    assert!(
        seconds.parse::<f64>().is_ok_and(|seconds| seconds > 0.0),
        "{table}"
    );
    assert!(
        cfg!(not(unix)) || memory.parse::<u64>().is_ok_and(|memory| memory > 0),
        "{table}"
    );
    assert!(
        lines.parse::<u64>().is_ok_and(|lines| lines > 100),
        "{table}"
    );
    assert!(outcome.read("table.md").contains("| a/z.yaml | 0 | 0 | "));
    for name in ["a-z-server", "a-z-2-client"] {
        assert!(
            outcome
                .folder
                .join("crates")
                .join(name)
                .join("src/lib.rs")
                .exists(),
            "{name}"
        );
    }
}

#[test]
fn equal_reasons_are_counted_together() {
    let (one, two) = (bad("One"), bad("Two"));
    let corpus = Corpus::new(&[
        ("1.yaml", one.as_bytes()),
        ("2.yaml", two.as_bytes()),
        ("3.yaml", GOOD.as_bytes()),
    ]);
    let outcome = corpus.run(&[]);
    outcome.assert_result(
        1,
        &[
            ("1.yaml", "refused"),
            ("2.yaml", "refused"),
            ("3.yaml", "generated"),
        ],
    );
    let reasons = outcome.read("table-reasons.tsv");
    let mut reasons = reasons.lines().filter(|line| line.starts_with("E03"));
    let reason = reasons.next().expect("the reason");
    assert!(
        reason.contains("\t2\t2\t1.yaml#/paths/~1ping/get/"),
        "{reason}"
    );
    assert_eq!(reasons.next(), None);
    assert!(outcome.read("table.md").contains(" | 2 | 2 | 1.yaml#"));
}

#[test]
fn broken_descriptions_are_refused_and_do_not_affect_others() {
    let corpus = Corpus::new(&[
        ("cut.json", b"{\"openapi\": \"3.0.3\", \"info\": {"),
        ("deep.json", "[".repeat(200_000).as_bytes()),
        ("empty.yaml", b""),
        ("good.yaml", GOOD.as_bytes()),
        ("not-text.yaml", b"openapi: \xff\n"),
    ]);
    let verdict = |path| {
        (
            path,
            if path == "good.yaml" {
                "generated"
            } else {
                "refused"
            },
        )
    };
    let all = [
        "cut.json",
        "deep.json",
        "empty.yaml",
        "good.yaml",
        "not-text.yaml",
    ];
    corpus.run(&[]).assert_result(1, &all.map(verdict));
}

#[test]
fn the_filter_selects_by_path_and_does_not_affect_names() {
    let corpus = Corpus::new(&[("a.json", b"{}"), ("a.yaml", GOOD.as_bytes())]);
    let outcome = corpus.run(&["--filter", "yaml"]);
    outcome.assert_result(0, &[("a.yaml", "generated")]);
    assert!(outcome.folder.join("crates/a-2-server").exists());
    let both = corpus.run(&["--filter", "absent", "--filter", "a.yaml"]);
    both.assert_result(0, &[("a.yaml", "generated")]);
    let none = corpus.run(&["--filter", "absent"]);
    assert_eq!(none.code, Some(2));
    assert!(none.err.contains("no descriptions in in"), "{}", none.err);
}

#[test]
fn expected_refusals_have_the_expected_reason() {
    let bad = bad("Lost");
    let corpus = |expected: &str| {
        Corpus::new(&[
            ("bad.yaml", bad.as_bytes()),
            ("good.yaml", GOOD.as_bytes()),
            ("refused.tsv", expected.as_bytes()),
        ])
    };
    let (expected, not) = ("refused as expected", "not refused as expected");
    for (file, code, bad, good) in [
        (
            "bad.yaml\tunresolved reference `#/components/parameters/Lost`\n",
            0,
            expected,
            "generated",
        ),
        ("bad.yaml\tsomething else\n", 1, not, "generated"),
        (
            "bad.yaml\tunresolved reference\ngood.yaml\tbad\n",
            1,
            expected,
            not,
        ),
    ] {
        let corpus = corpus(file);
        let outcome = corpus.run(&[]);
        outcome.assert_result(code, &[("bad.yaml", bad), ("good.yaml", good)]);
    }
    for invalid in ["absent.yaml\tbad\n", "bad.yaml\n"] {
        assert_eq!(corpus(invalid).run(&[]).code, Some(2), "{invalid}");
    }
}

#[test]
fn the_path_of_the_table_can_be_chosen() {
    let corpus = Corpus::new(&[("a.yaml", GOOD.as_bytes())]);
    assert_eq!(corpus.run(&["--table", "out/of/it.tsv"]).code, Some(0));
    for file in ["it.tsv", "it-reasons.tsv", "it.md"] {
        assert!(
            corpus.folder.path().join("out/of").join(file).exists(),
            "{file}"
        );
    }
    assert_eq!(corpus.run(&["--table", "it.md"]).code, Some(2));
}

#[test]
fn usage_errors_are_2() {
    let corpus = Corpus::new(&[("a.yaml", GOOD.as_bytes())]);
    for args in [
        &["--jobs", "0"][..],
        &["--time-limit", "0"],
        &["in", "--oracle"],
        &["--nonsense"],
    ] {
        assert_eq!(corpus.run(args).code, Some(2), "{args:?}");
    }
    let absent = corpus.run_in(corpus.folder.path(), &["absent"]);
    assert_eq!(absent.code, Some(2));
    assert!(absent.err.contains("cannot read absent"), "{}", absent.err);
}

#[test]
fn committed_descriptions_are_generated_or_refused_as_expected() {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let corpus = Corpus::new(&[]);
    let own = own.to_str().expect("a path");
    let outcome = corpus.run_in(&corpus.folder.path().join("target"), &[own, "--no-compile"]);
    assert_eq!(outcome.code, Some(0), "{}{}", outcome.out, outcome.err);
    assert!(outcome.verdicts().len() >= 24, "descriptions are missing");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn both_crates_are_compiled_again_only_if_they_change() {
    // Kept between runs, since compiling the dependencies takes long.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus");
    let corpus = Corpus::new(&[("small.yaml", GOOD.as_bytes())]);
    let measure = target.join("corpus/measures/compiler/small_server.json");
    let modified = || {
        fs::metadata(&measure)
            .expect("a measure")
            .modified()
            .expect("a time")
    };

    let args = ["in", "--fresh"];
    let verdicts = [("small.yaml", "generated and compiled")];
    corpus.run_in(&target, &args).assert_result(0, &verdicts);
    let first = modified();
    corpus.run_in(&target, &["in"]).assert_result(0, &verdicts);
    assert_eq!(modified(), first, "compiled again although unchanged");
    corpus.run_in(&target, &args).assert_result(0, &verdicts);
    assert!(modified() > first, "not compiled again");
}

/// Runs the program as the wrapper that measures `sh -c SCRIPT`, and returns the recorded measurement.
#[cfg(unix)]
fn measured(script: &str) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let status = Command::new(env!("CARGO_BIN_EXE_tasks"))
        .env("XTASK_MEASURES", folder.path())
        .env("XTASK_TIME_LIMIT", "1")
        .args(["sh", "-c", script, "--crate-name", "probe"])
        .status()
        .expect("the program");
    let recorded = fs::read_to_string(folder.path().join("probe.json")).expect("a measure");
    (status.code(), recorded)
}

#[cfg(unix)]
#[test]
fn commands_are_measured_and_ended_in_time() {
    for (script, code, end) in [
        ("exit 0", 0, "Succeeded"),
        ("exit 3", 3, "Failed"),
        ("kill -ABRT $$", 1, "Failed"),
        ("while :; do :; done", 1, "TimedOut"),
    ] {
        let (ended, recorded) = measured(script);
        assert_eq!(ended, Some(code), "{script}");
        assert!(
            recorded.contains(&format!("\"end\":\"{end}\"")),
            "{script}: {recorded}"
        );
        assert!(
            recorded.contains("\"peak_memory\":"),
            "{script}: {recorded}"
        );
    }
}
