//! Tasks of the package `tasks`, which is compiled when one of them runs.

use std::env;
use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::Command;

use clap::Subcommand;

/// A task of the package `tasks`. The summaries are those of its `--help`.
#[derive(Subcommand)]
pub enum ForwardedTask {
    /// Creates a workspace for a description: its crates, a service, a program, tests and CI
    Init(Arguments),
    /// Regenerates the crates whenever the description or a file it uses is saved
    Watch(Arguments),
    /// Stores the files of other hosts that a description refers to
    Vendor(Arguments),
    /// Compares two versions of a description and reports breaking changes
    Diff(Arguments),
    /// Writes the changelog entry for the changes between two versions of a description
    Changelog(Arguments),
    /// Generates and compiles every description in a directory, and tabulates the results
    Corpus(Arguments),
    /// Runs all checks and tests, including the long ones
    Ci(Arguments),
    /// Runs the benchmarks and writes the results into xtask/bench/README.md
    Bench(Arguments),
}

/// Arguments that the package `tasks` parses.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Arguments {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true)]
    arguments: Vec<OsString>,
}

/// Runs the package `tasks` of the workspace at `root` with this program's arguments.
///
/// On Unix, cargo replaces this process, so that signals reach the task.
///
/// # Errors
///
/// When cargo does not run.
pub fn forward(root: &Path) -> io::Error {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .args(["run", "--quiet", "--package", "tasks", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .args(features(env::args_os().nth(1)))
        .arg("--")
        .args(env::args_os().skip(1));
    replace_process(&mut cargo)
}

/// Only `vendor` and `init` need the default feature of the package, an HTTP client.
fn features(task: Option<OsString>) -> Option<&'static str> {
    let needs_default = task.is_some_and(|task| task == "vendor" || task == "init");
    (!needs_default).then_some("--no-default-features")
}

#[cfg(unix)]
fn replace_process(command: &mut Command) -> io::Error {
    use std::os::unix::process::CommandExt as _;

    command.exec()
}

#[cfg(not(unix))]
fn replace_process(command: &mut Command) -> io::Error {
    match command.status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(2)),
        Err(error) => error,
    }
}
