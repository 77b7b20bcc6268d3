//! `cargo xtask`: the tasks of this workspace.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::codegen;
use xtask::corpus::{self, document, measure};
use xtask::{
    Console, EXIT_CODES, Leavable, Status, bench, changelog, diff, explain, lint, probe, repair,
    sunset, trial, watch,
};

/// The tasks of this workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Generates a server crate and a client crate from an OpenAPI description.
    Codegen(Box<codegen::Args>),
    /// Generates the crates whenever what they are generated from is saved.
    Watch(Box<codegen::Args>),
    /// Explains diagnostics by their codes, or lists all codes.
    Explain(explain::Args),
    /// Tells what makes the generated code of a description worse than it could be.
    Lint(lint::Args),
    /// Writes the corrections of a faulty description as an OpenAPI Overlay.
    Repair(repair::Args),
    /// Compares two versions of a description: what changed, where, and whom it breaks.
    Diff(diff::Args),
    /// Writes the entry of a changelog for what changed between two versions of a description.
    Changelog(changelog::Args),
    /// Lists what is deprecated in a description, and when it is to be removed.
    Sunset(sunset::Args),
    /// Generates every OpenAPI description of a folder, compiles the crates, and tabulates the outcome.
    Corpus(corpus::Args),
    /// Measures the generated crates beside others, and writes the figures into xtask/bench/README.md.
    Bench(bench::Args),
    /// Generates one description for `corpus`, in a process of its own.
    #[command(hide = true)]
    CorpusDocument(document::Args),
    /// Asks the compiler what a change of a description breaks, and compares that with what is told.
    #[command(hide = true)]
    DiffProbe(probe::Args),
    /// Changes descriptions at random, and compares what is told of that with what the compiler says.
    #[command(hide = true)]
    DiffTrial(trial::Args),
}

fn main() -> ExitCode {
    if let Some(code) = measure::requested() {
        return code;
    }
    let Cli { task } = Cli::parse();
    match run(&task) {
        Ok(status) => status.into(),
        Err(error) => {
            // Whoever does not read it has the exit code.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(task: &Task) -> anyhow::Result<Status> {
    let colored = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let (mut out, mut err) = (Leavable(io::stdout()), Leavable(io::stderr()));
    let mut console = Console {
        out: &mut out,
        err: &mut err,
        colored,
    };
    match task {
        Task::Codegen(args) => codegen::run(args, &workspace_root(), &mut console),
        Task::Watch(args) => watch::run(args, &workspace_root(), &mut console),
        Task::Diff(args) => diff::run(args, &workspace_root(), &mut console),
        Task::Changelog(args) => changelog::run(args, &workspace_root(), &mut console),
        Task::Explain(args) => explain::run(args, &mut console),
        Task::Repair(args) => repair::run(args, &workspace_root(), &mut console),
        Task::Lint(args) => lint::run(args, &workspace_root(), &mut console),
        Task::Sunset(args) => sunset::run(args, &workspace_root(), &mut console),
        Task::Corpus(args) => corpus::run(args, &workspace_root(), &mut console),
        Task::Bench(args) => bench::run(args, &workspace_root()),
        Task::CorpusDocument(args) => document::run(args),
        Task::DiffProbe(args) => probe::run(args, &workspace_root(), &mut console),
        Task::DiffTrial(args) => trial::run(args, &workspace_root(), &mut console),
    }
}

/// The folder that holds this crate's folder: asked of cargo, which knows where the workspace is now.
fn workspace_root() -> PathBuf {
    let crate_folder = std::env::var_os("CARGO_MANIFEST_DIR");
    let crate_folder = crate_folder.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let mut root = PathBuf::from(crate_folder);
    root.pop();
    root
}
