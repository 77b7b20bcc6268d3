//! `cargo xtask ci`: all checks and tests of the workspace.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

use anyhow::bail;
use openapi_crates_cli::{Console, Status};

use crate::package_variables::remove_package_variables;

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = list())]
pub struct Args {
    /// The steps to run [default: all but those of the night]
    #[arg(value_name = "STEP")]
    pub steps: Vec<String>,
}

/// A step, with the commands that must succeed.
struct Step {
    name: &'static str,
    summary: &'static str,
    /// `true` if the following steps do not wait for it.
    in_background: bool,
    /// `true` if it runs only by its name, every night.
    nightly: bool,
    commands: &'static [&'static str],
}

const STEPS: [Step; 13] = [
    Step {
        name: "format",
        summary: "All code is formatted",
        in_background: false,
        nightly: false,
        commands: &[
            "cargo fmt --all --check",
            "cargo fmt --all --check --manifest-path xtask/bench/Cargo.toml",
            "cargo fmt --all --check --manifest-path generator/fuzz/Cargo.toml",
            "cargo fmt --all --check --manifest-path generator/examples/Cargo.toml",
        ],
    },
    Step {
        name: "clippy",
        summary: "Clippy reports no warnings",
        in_background: false,
        nightly: false,
        // `cargo doc` uses the results, which `cargo clippy` keeps to itself.
        commands: &[
            "env RUSTC_WORKSPACE_WRAPPER=.ci/clippy-driver cargo check --workspace --all-targets --locked",
        ],
    },
    Step {
        name: "test",
        summary: "The tests of the workspace pass",
        in_background: false,
        nightly: false,
        commands: &[
            // The tests of generated crates use the dependencies that the previous steps have compiled.
            ".ci/share-dependencies",
            "cargo test --workspace --locked",
        ],
    },
    Step {
        name: "slow-test",
        summary: "The tests that compile many generated crates pass",
        in_background: true,
        nightly: false,
        commands: &[
            "cargo test --workspace --locked --tests -- --ignored --skip agrees_with --skip suites:: --skip freezes:: --skip guesses:: --skip a_million",
        ],
    },
    Step {
        name: "agreement",
        summary: "Generated crates agree with a JSON Schema validator, with each other and with a mock server",
        in_background: true,
        nightly: false,
        commands: &["cargo test --workspace --locked --test agreement -- --ignored"],
    },
    Step {
        name: "dependencies",
        summary: "Licences, sources and advisories of dependencies are acceptable",
        in_background: false,
        nightly: false,
        // The second command verifies a lock file that no other step reads.
        commands: &[
            ".ci/deny",
            "cargo fetch --locked --manifest-path xtask/bench/Cargo.toml",
        ],
    },
    Step {
        name: "codegen",
        summary: "The description is valid and the generated crates are up to date",
        in_background: false,
        nightly: false,
        commands: &[
            // The program of `cargo xtask`, as the tests have built it.
            "target/debug/xtask codegen --check --strict",
            "target/debug/xtask lint --strict",
        ],
    },
    Step {
        name: "examples",
        summary: "The examples compile without warnings of the compiler or Clippy, and their tests pass",
        in_background: false,
        nightly: false,
        // With `cargo clippy`, everything would be compiled a second time, because its results cannot run.
        commands: &[
            "env RUSTC_WORKSPACE_WRAPPER=.ci/clippy-driver cargo build --manifest-path generator/examples/Cargo.toml --all-targets --locked",
            "env RUSTC_WORKSPACE_WRAPPER=.ci/clippy-driver cargo test --manifest-path generator/examples/Cargo.toml --locked",
        ],
    },
    Step {
        name: "fuzz",
        summary: "The fuzz targets compile without warnings of the compiler or Clippy, and accept their seeds",
        in_background: false,
        nightly: false,
        commands: &[
            "env RUSTC_WORKSPACE_WRAPPER=.ci/clippy-driver cargo build --manifest-path generator/fuzz/Cargo.toml --no-default-features --features mutants --all-targets --locked",
            "env RUSTC_WORKSPACE_WRAPPER=.ci/clippy-driver cargo test --manifest-path generator/fuzz/Cargo.toml --no-default-features --features mutants --locked",
        ],
    },
    Step {
        name: "publish",
        summary: "Documentation, book, README, packages, WebAssembly and HTTP conformance are in order",
        in_background: false,
        nightly: false,
        commands: &[
            // With `--examples`, dependencies have the features of tests, and are those that Clippy checked.
            "env RUSTC_WORKSPACE_WRAPPER=.ci/clippy-driver cargo doc --workspace --no-deps --locked --lib --bins --examples",
            ".ci/book",
            ".ci/readme",
            ".ci/package",
            ".ci/wasm",
            ".ci/schemathesis",
        ],
    },
    Step {
        name: "suites",
        summary: "Parameters, forms and clients agree with public test suites, too (nightly)",
        in_background: false,
        nightly: true,
        commands: &[
            ".ci/share-dependencies",
            "cargo test --package openapi-crates --locked --test it suites:: -- --ignored",
        ],
    },
    Step {
        name: "endurance",
        summary: "The service survives long freezes of its stores and a flood of guessed keys (nightly)",
        in_background: false,
        nightly: true,
        commands: &[
            "cargo test --package service --locked --test it -- --ignored freezes:: guesses:: a_million",
        ],
    },
    Step {
        name: "msrv",
        summary: "The library and generated crates compile with the Rust versions that they state (nightly)",
        in_background: false,
        nightly: true,
        commands: &[".ci/msrv"],
    },
];

fn list() -> String {
    let lines = STEPS.map(|step| format!("\n  {:13} {}", step.name, step.summary));
    format!("Steps:{}", lines.concat())
}

/// Runs the steps in the workspace at `root`: [`Status::Found`] if one failed.
///
/// # Errors
///
/// When a step is unknown.
pub fn run(args: &Args, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let is_known = |name: &&String| STEPS.iter().any(|step| step.name == **name);
    if let Some(unknown) = args.steps.iter().find(|name| !is_known(name)) {
        bail!("unknown step `{unknown}`\n{}", list());
    }
    let is_chosen = |step: &&Step| match args.steps.is_empty() {
        true => !step.nightly,
        false => args.steps.iter().any(|name| name == step.name),
    };
    let steps: Vec<_> = STEPS.iter().filter(is_chosen).collect();
    let start = Instant::now();
    let results = run_all(&steps, root)?;
    writeln!(console.out)?;
    for (step, Outcome { time, failed }) in steps.iter().zip(&results) {
        let outcome = failed.map_or("ok".to_owned(), |command| format!("failed: {command}"));
        writeln!(
            console.out,
            "{:13} {:>5} s  {outcome}",
            step.name,
            time.as_secs()
        )?;
    }
    writeln!(
        console.out,
        "{:13} {:>5} s",
        "total",
        start.elapsed().as_secs()
    )?;
    Ok(match results.iter().all(|result| result.failed.is_none()) {
        true => Status::Done,
        false => Status::Found,
    })
}

/// The outcome of a step.
struct Outcome {
    time: Duration,
    /// The command that failed.
    failed: Option<&'static str>,
}

/// A step that was started.
enum Started<'scope> {
    Running(ScopedJoinHandle<'scope, anyhow::Result<Outcome>>),
    Ended(anyhow::Result<Outcome>),
}

/// Runs the steps in order; a background step runs concurrently with the steps that follow.
fn run_all(steps: &[&Step], root: &Path) -> anyhow::Result<Vec<Outcome>> {
    thread::scope(|scope| {
        let started = steps.iter().map(|step| match step.in_background {
            true => Started::Running(scope.spawn(|| run_step(step, root))),
            false => Started::Ended(run_step(step, root)),
        });
        let started: Vec<_> = started.collect();
        let outcomes = started.into_iter().map(|step| match step {
            Started::Ended(outcome) => outcome,
            Started::Running(thread) => {
                let joined = thread.join();
                joined.unwrap_or_else(|_| bail!("a step panicked"))
            }
        });
        outcomes.collect()
    })
}

/// Runs the commands of a step. The output of a background step is printed when it ends.
fn run_step(step: &Step, root: &Path) -> anyhow::Result<Outcome> {
    eprintln!("\n== {}: {}", step.name, step.summary);
    let path = root.join("target/ci").join(step.name).with_extension("log");
    let log = match step.in_background {
        false => None,
        true => {
            fs::create_dir_all(root.join("target/ci"))?;
            Some(File::create(&path)?)
        }
    };
    let (start, mut failed) = (Instant::now(), None);
    for command in step.commands {
        if !succeeds(command, root, log.as_ref()) {
            failed = Some(*command);
            break;
        }
    }
    if step.in_background {
        let output = fs::read(path)?;
        let output = String::from_utf8_lossy(&output);
        eprintln!("\n== {}: output\n{output}", step.name);
    }
    let time = start.elapsed();
    Ok(Outcome { time, failed })
}

/// Runs a command, which is split at spaces. Its output is written to `log` if there is one.
fn succeeds(command: &str, root: &Path, log: Option<&File>) -> bool {
    let mut arguments = command.split_whitespace();
    let mut process = Command::new(arguments.next().unwrap_or_default());
    process
        .args(arguments)
        .current_dir(root)
        // The packages outside of the workspace share its compiled dependencies.
        .env("CARGO_TARGET_DIR", root.join("target"))
        .env("RUSTDOCFLAGS", "-D warnings");
    remove_package_variables(&mut process);
    if let Some(log) = log {
        let (Ok(out), Ok(err)) = (log.try_clone(), log.try_clone()) else {
            return false;
        };
        process.stdin(Stdio::null()).stdout(out).stderr(err);
    }
    match process.status() {
        Ok(status) => status.success(),
        Err(error) => {
            eprintln!("cannot run {command}: {error}");
            false
        }
    }
}
