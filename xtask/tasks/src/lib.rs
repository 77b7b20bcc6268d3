//! The tasks of `cargo xtask` that generating crates does not need.

mod bench;
pub mod ci;
pub mod corpus;
pub mod package_variables;

use std::path::Path;

use clap::{Parser, Subcommand};
use corpus::document;
use openapi_crates_cli::{Console, EXIT_CODES, FeatureCommand, Status};

/// The tasks of the package `tasks`
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXIT_CODES)]
pub struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    #[command(flatten)]
    Shared(FeatureCommand),
    /// Generates and compiles every description in a directory, and tabulates the results
    Corpus(corpus::Args),
    /// Runs all checks and tests, including the long ones
    Ci(ci::Args),
    /// Runs the benchmarks and writes the results into xtask/bench/README.md
    Bench(bench::Args),
    /// Generates one description for `corpus`, in its own process
    #[command(hide = true)]
    CorpusDocument(document::Args),
}

impl Cli {
    /// Runs the task in the workspace at `root`.
    ///
    /// # Errors
    ///
    /// When a file cannot be read or written, a program does not run, or the arguments are invalid.
    pub fn run(&self, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
        match &self.task {
            Task::Shared(command) => command.run(root, console),
            Task::Corpus(args) => corpus::run(args, root, console),
            Task::Ci(args) => ci::run(args, root, console),
            Task::Bench(args) => bench::run(args, root),
            Task::CorpusDocument(args) => document::run(args),
        }
    }
}
