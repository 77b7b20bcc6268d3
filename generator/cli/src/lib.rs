//! The commands of the program `openapi-crates`, for the program and for an `xtask` with the same commands.
//!
//! In: arguments and files. Out: files, diagnostics and exit codes. Depends on `openapi-crates`, and on
//! `openapi-crates-diff` with the feature `diff`.
//!
//! | feature | commands |
//! | --- | --- |
//! | | `generate`, `check`, `explain`, `lint`, `model`, `overlay`, `repair`, `sunset` |
//! | `diff` | `diff`, `changelog` |
//! | `vendor` | `vendor`, `init` |
//! | `watch` | `watch` |

#[cfg(feature = "diff")]
mod changelog;
mod console;
mod description;
#[cfg(feature = "diff")]
mod diff;
mod explain;
pub mod generate;
#[cfg(feature = "vendor")]
mod init;
mod lint;
mod model;
mod overlay;
mod program;
mod repair;
mod settings;
mod sunset;
mod today;
#[cfg(feature = "vendor")]
mod vendor;
#[cfg(feature = "watch")]
mod watch;

use std::path::Path;

use clap::Subcommand;

pub use console::{Console, run_in_terminal};
pub use description::DescriptionArgs;
pub use program::Program;

/// The exit codes of every command, for `--help`.
pub const EXIT_CODES: &str = "\
Exit codes:
  0  success
  1  a check failed, or a denied diagnostic was found
  2  invalid description, invalid usage, or an I/O error";

/// The outcome of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The command succeeded.
    Done,
    /// A check failed.
    Found,
    /// The description was refused; nothing was written.
    Refused,
}

/// A command that compiles with every set of features, other than `generate` and `check`.
#[derive(Subcommand)]
pub enum Command {
    /// Checks a description for problems that make generated code worse
    Lint(lint::Args),
    /// Writes the corrections of an invalid description as an OpenAPI Overlay
    Repair(repair::Args),
    /// Prints a description with its overlays applied
    Overlay(overlay::Args),
    /// Lists the deprecated parts of a description and their removal dates
    Sunset(sunset::Args),
    /// Prints the operations, types and names of the generated crates as JSON
    Model(model::Args),
    /// Explains diagnostics by their codes, or lists all codes
    Explain(explain::Args),
}

impl Command {
    /// Runs the command in the folder `root`.
    ///
    /// # Errors
    ///
    /// When a file cannot be read or written, or the arguments are invalid.
    pub fn run(&self, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
        match self {
            Self::Lint(args) => lint::run(args, root, console),
            Self::Repair(args) => repair::run(args, root, console),
            Self::Overlay(args) => overlay::run(args, root, console),
            Self::Sunset(args) => sunset::run(args, root, console),
            Self::Model(args) => model::run(args, root, console),
            Self::Explain(args) => explain::run(args, console),
        }
    }
}

/// A command that needs a feature.
#[cfg(any(feature = "diff", feature = "vendor", feature = "watch"))]
#[derive(Subcommand)]
pub enum FeatureCommand {
    /// Creates a workspace for a description: its crates, a service, a program, tests and CI
    #[cfg(feature = "vendor")]
    Init(init::Args),
    /// Regenerates the crates whenever the description or a file it uses is saved
    #[cfg(feature = "watch")]
    Watch(Box<generate::Args>),
    /// Compares two versions of a description and reports breaking changes
    #[cfg(feature = "diff")]
    Diff(diff::Args),
    /// Writes the changelog entry for the changes between two versions of a description
    #[cfg(feature = "diff")]
    Changelog(changelog::Args),
    /// Stores the files of other hosts that a description refers to
    #[cfg(feature = "vendor")]
    Vendor(vendor::Args),
}

#[cfg(any(feature = "diff", feature = "vendor", feature = "watch"))]
impl FeatureCommand {
    /// Runs the command in the folder `root`.
    ///
    /// # Errors
    ///
    /// When a file cannot be read or written, the description cannot be fetched, or the arguments are invalid.
    pub fn run(&self, root: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
        match self {
            #[cfg(feature = "vendor")]
            Self::Init(args) => init::run(args, console),
            #[cfg(feature = "watch")]
            Self::Watch(args) => watch::run(args, root, console),
            #[cfg(feature = "diff")]
            Self::Diff(args) => diff::run(args, root, console),
            #[cfg(feature = "diff")]
            Self::Changelog(args) => changelog::run(args, root, console),
            #[cfg(feature = "vendor")]
            Self::Vendor(args) => vendor::run(args, root, console),
        }
    }
}
