//! Errors of a command.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};
use std::iter;

use http::StatusCode;

/// An invalid argument.
#[derive(Debug)]
pub struct InvalidArgument(pub(crate) String);

impl InvalidArgument {
    /// Creates the error.
    pub fn new(message: impl fmt::Display) -> Self {
        Self(message.to_string())
    }

    /// An invalid value of an option.
    pub(crate) fn for_flag(flag: &str, why: impl fmt::Display) -> Self {
        Self(format!("invalid value for '--{flag}': {why}"))
    }

    /// An unreadable file of an option.
    pub fn for_file(flag: &str, path: &str, error: &io::Error) -> Self {
        Self(format!(
            "cannot read the file {path:?} of '--{flag}': {error}"
        ))
    }

    /// An error with its sources.
    pub fn error(error: &dyn Error) -> Self {
        Self(chain(error))
    }
}

/// The reasons why a command ends without success.
#[derive(Debug)]
pub enum CliError {
    /// The help was requested, or the arguments are invalid.
    Usage(clap::Error),
    /// The value of an argument is invalid.
    Argument(InvalidArgument),
    /// The service returned an error.
    Response(ErrorResponse),
    /// There was no response, or it cannot be shown.
    Failed(String),
    /// The receiver was dropped.
    OutputClosed,
}

/// An error response.
#[derive(Debug)]
pub struct ErrorResponse {
    /// The documented meaning of the error.
    pub meaning: String,
    /// The status.
    pub status: StatusCode,
    /// The bytes of the body.
    pub body: bytes::Bytes,
}

impl CliError {
    /// Creates the error for a Tokio runtime that cannot be started.
    pub(crate) fn runtime(error: io::Error) -> Self {
        Self::Failed(format!("cannot start the runtime: {error}"))
    }
}

impl From<InvalidArgument> for CliError {
    fn from(argument: InvalidArgument) -> Self {
        Self::Argument(argument)
    }
}

impl From<clap::Error> for CliError {
    fn from(error: clap::Error) -> Self {
        Self::Usage(error)
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::OutputClosed,
            _ => Self::Failed(format!("cannot write the response: {error}")),
        }
    }
}

/// Formats an error with its sources.
pub(crate) fn chain(error: &dyn Error) -> String {
    let causes = iter::successors(error.source(), |cause: &&dyn Error| (*cause).source());
    causes.fold(error.to_string(), |message, cause| {
        let cause = cause.to_string();
        match message.contains(&cause) {
            true => message,
            false => format!("{message}: {cause}"),
        }
    })
}
