//! The tasks of `cargo xtask` that generating crates does not need.

mod bench;
mod changelog;
pub mod ci;
pub mod corpus;
mod diff;
#[cfg(feature = "vendor")]
mod vendor;
mod watch;

use std::path::Path;

use clap::{Parser, Subcommand};
use corpus::document;
use xtask::{Console, EXIT_CODES, Status};

/// The tasks of the package `tasks`
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXIT_CODES)]
pub struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Regenerates the crates whenever the description or a file it uses is saved
    Watch(Box<xtask::codegen::Args>),
    /// Stores the files of other hosts that a description refers to
    #[cfg(feature = "vendor")]
    Vendor(vendor::Args),
    /// Compares two versions of a description and reports breaking changes
    Diff(diff::Args),
    /// Writes the changelog entry for the changes between two versions of a description
    Changelog(changelog::Args),
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
            Task::Watch(args) => watch::run(args, root, console),
            #[cfg(feature = "vendor")]
            Task::Vendor(args) => vendor::run(args, root, console),
            Task::Diff(args) => diff::run(args, root, console),
            Task::Changelog(args) => changelog::run(args, root, console),
            Task::Corpus(args) => corpus::run(args, root, console),
            Task::Ci(args) => ci::run(args, root, console),
            Task::Bench(args) => bench::run(args, root),
            Task::CorpusDocument(args) => document::run(args),
        }
    }
}
