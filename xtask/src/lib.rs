//! The tasks that `cargo xtask` runs itself, and the code that the package `tasks` shares with them.

pub mod codegen;
mod console;
pub mod crate_name;
mod description;
pub mod explain;
mod forward;
pub mod header_path;
pub mod input;
pub mod lint;
pub mod repair;
pub mod settings;
pub mod sunset;
pub mod sync;
pub mod today;
pub mod vendored;

use std::env;
use std::path::{Path, PathBuf};

use clap::Subcommand;

pub use console::{Console, run_in_terminal};
pub use description::DescriptionArgs;
pub use forward::{ForwardedTask, forward};

/// The exit codes of every task, for `--help`.
pub const EXIT_CODES: &str = "\
Exit codes:
  0  success
  1  a check failed
  2  invalid description, invalid usage, or an I/O error";

/// The outcome of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The task succeeded.
    Done,
    /// A check failed.
    Found,
    /// The description was refused; nothing was written.
    Refused,
}

/// A task of this package.
#[derive(Subcommand)]
pub enum Task {
    /// Generates a server crate and a client crate from an OpenAPI description
    Codegen(Box<codegen::Args>),
    /// Explains diagnostics by their codes, or lists all codes
    Explain(explain::Args),
    /// Checks a description for problems that make generated code worse
    Lint(lint::Args),
    /// Writes the corrections of an invalid description as an OpenAPI Overlay
    Repair(repair::Args),
    /// Lists the deprecated parts of a description and their removal dates
    Sunset(sunset::Args),
}

impl Task {
    /// Runs the task in the workspace at `root`.
    ///
    /// # Errors
    ///
    /// When a file cannot be read or written, or the arguments are invalid.
    pub fn run(&self, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
        match self {
            Self::Codegen(args) => codegen::run(args, root, console),
            Self::Explain(args) => explain::run(args, console),
            Self::Lint(args) => lint::run(args, root, console),
            Self::Repair(args) => repair::run(args, root, console),
            Self::Sunset(args) => sunset::run(args, root, console),
        }
    }
}

/// The workspace of the package that cargo runs.
pub fn workspace_root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let package = package.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let mut folders = package.ancestors();
    let root = folders.find(|folder| folder.join("Cargo.lock").is_file());
    root.unwrap_or(&package).to_owned()
}
