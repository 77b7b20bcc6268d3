//! The tasks of this workspace, run by `cargo xtask`.

pub mod bench;
pub mod codegen;
mod console;
pub mod corpus;
mod crate_name;
pub mod explain;
mod header_path;
mod input;
pub mod settings;
pub mod sync;

use std::process::ExitCode;

pub use console::{Console, Leavable};

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
