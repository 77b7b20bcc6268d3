//! `cargo xtask ci`: all checks and tests of the workspace.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::bail;
use xtask::{Console, Status};

/// Arguments of the task.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = list())]
pub struct Args {
    /// The steps to run [default: all]
    #[arg(value_name = "STEP")]
    pub steps: Vec<String>,
}

/// A step, with the commands that must succeed.
struct Step {
    name: &'static str,
    summary: &'static str,
    commands: &'static [&'static str],
}

const STEPS: [Step; 12] = [
    Step {
        name: "format",
        summary: "All code is formatted",
        commands: &[
            "cargo fmt --all --check",
            "cargo fmt --all --check --manifest-path xtask/oracle/Cargo.toml",
            "cargo fmt --all --check --manifest-path xtask/bench/Cargo.toml",
            "cargo fmt --all --check --manifest-path generator/fuzz/Cargo.toml",
        ],
    },
    Step {
        name: "clippy",
        summary: "No lint warns",
        commands: &[
            "cargo clippy --workspace --all-targets --locked -- -D warnings",
            "cargo clippy --manifest-path xtask/oracle/Cargo.toml --all-targets --locked -- -D warnings",
            "cargo clippy --manifest-path xtask/bench/Cargo.toml --workspace --all-targets --locked -- -D warnings",
            "cargo clippy --manifest-path generator/fuzz/Cargo.toml --no-default-features --features mutants --all-targets --locked -- -D warnings",
        ],
    },
    Step {
        name: "dependencies",
        summary: "Licences, sources and advisories of dependencies are acceptable",
        commands: &[".ci/deny"],
    },
    Step {
        name: "codegen",
        summary: "The description is valid and the generated crates are up to date",
        commands: &[
            "cargo xtask codegen --check --strict",
            "cargo xtask lint --strict",
        ],
    },
    Step {
        name: "test",
        summary: "The tests of the workspace pass",
        commands: &["cargo test --workspace --locked"],
    },
    Step {
        name: "slow-test",
        summary: "The tests that compile many generated crates pass",
        commands: &["cargo test --workspace --locked --tests -- --ignored"],
    },
    Step {
        name: "corpus",
        summary: "Small descriptions of every feature compile",
        commands: &["cargo xtask corpus xtask/tasks/tests/corpus"],
    },
    Step {
        name: "oracle",
        summary: "Generated types agree with a JSON Schema validator",
        commands: &[
            "cargo test --manifest-path xtask/oracle/Cargo.toml --locked",
            "cargo xtask corpus generator/tests/cases --refs-below generator/tests --no-compile --oracle --values 60",
        ],
    },
    Step {
        name: "wire",
        summary: "Generated clients and servers exchange values and reject invalid credentials",
        commands: &[
            "cargo xtask corpus generator/tests/cases --no-compile --wire --filter parameter_styles --filter forms \
             --filter media_types --filter responses --filter security --filter values",
        ],
    },
    Step {
        name: "fuzz",
        summary: "The fuzz targets accept their seeds",
        commands: &[
            "cargo test --manifest-path generator/fuzz/Cargo.toml --no-default-features --locked",
        ],
    },
    Step {
        name: "bench",
        summary: "The contenders of the benchmarks do the same work",
        // The service changes the features of `reqwest`, which the client is measured with.
        commands: &[
            "cargo test --manifest-path xtask/bench/Cargo.toml --workspace --exclude client-bench --locked",
            "cargo test --manifest-path xtask/bench/Cargo.toml --package client-bench --locked",
        ],
    },
    Step {
        name: "publish",
        summary: "Documentation, README, packages, WebAssembly and HTTP conformance are in order",
        commands: &[
            "cargo doc --workspace --no-deps --locked",
            ".ci/readme",
            ".ci/package",
            ".ci/wasm",
            ".ci/schemathesis",
        ],
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
    let is_chosen =
        |step: &&Step| args.steps.is_empty() || args.steps.iter().any(|name| name == step.name);
    let mut ended = Vec::new();
    for step in STEPS.iter().filter(is_chosen) {
        writeln!(console.err, "\n== {}: {}", step.name, step.summary)?;
        let start = Instant::now();
        let failed = step
            .commands
            .iter()
            .find(|command| !succeeds(command, root));
        ended.push((step.name, start.elapsed(), failed));
    }
    writeln!(console.out)?;
    for (name, time, failed) in &ended {
        let outcome = failed.map_or("ok".to_owned(), |command| format!("failed: {command}"));
        writeln!(console.out, "{name:13} {:>5} s  {outcome}", time.as_secs())?;
    }
    let total: Duration = ended.iter().map(|(_, time, _)| *time).sum();
    writeln!(console.out, "{:13} {:>5} s", "total", total.as_secs())?;
    Ok(match ended.iter().all(|(.., failed)| failed.is_none()) {
        true => Status::Done,
        false => Status::Found,
    })
}

/// Runs a command, which is split at spaces.
fn succeeds(command: &str, root: &Path) -> bool {
    let mut words = command.split_whitespace();
    let Some(program) = words.next() else {
        return false;
    };
    let status = Command::new(program)
        .args(words)
        .current_dir(root)
        // The packages outside of the workspace share its compiled dependencies.
        .env("CARGO_TARGET_DIR", root.join("target"))
        .env("RUSTDOCFLAGS", "-D warnings")
        .status();
    status.is_ok_and(|status| status.success())
}
