//! The tasks of this workspace, run by `cargo xtask`.

pub mod bench;
pub mod changelog;
pub mod codegen;
mod console;
pub mod corpus;
mod crate_name;
mod description;
pub mod diff;
pub mod explain;
mod header_path;
mod input;
pub mod lint;
pub mod probe;
pub mod repair;
pub mod settings;
pub mod sunset;
pub mod sync;
mod today;
pub mod trial;
pub mod watch;

use std::process::ExitCode;

pub use console::{Console, Leavable};
pub use description::DescriptionArgs;

/// The exit codes of every task, for `--help`.
pub const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  a check found something
  2  bad description, usage, or input and output";

/// How a task ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It did what it was to do.
    Done,
    /// A check found something.
    Found,
    /// The description was refused, and nothing was written.
    Refused,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Done => 0,
            Status::Found => 1,
            Status::Refused => 2,
        })
    }
}
