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
pub struct Wrong(pub(super) String);

impl Wrong {
    pub fn new(message: impl fmt::Display) -> Self {
        Self(message.to_string())
    }

    /// An invalid value of an option.
    pub(super) fn of_flag(flag: &str, why: impl fmt::Display) -> Self {
        Self(format!("invalid value for '--{flag}': {why}"))
    }

    /// An unreadable file of an option.
    pub(super) fn of_file(flag: &str, path: &str, error: &io::Error) -> Self {
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
pub enum End {
    /// The help was requested, or the arguments are invalid.
    Words(clap::Error),
    /// The value of an argument is invalid.
    Wrong(Wrong),
    /// The service returned an error.
    Refused(Refused),
    /// There was no response, or it cannot be shown.
    Failed(String),
    /// The receiver was dropped.
    Unread,
}

/// An error response.
#[derive(Debug)]
pub struct Refused {
    /// The documented meaning of the error.
    pub told: String,
    pub status: StatusCode,
    pub body: bytes::Bytes,
}

impl From<Wrong> for End {
    fn from(wrong: Wrong) -> Self {
        Self::Wrong(wrong)
    }
}

impl From<clap::Error> for End {
    fn from(error: clap::Error) -> Self {
        Self::Words(error)
    }
}

impl From<io::Error> for End {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::Unread,
            _ => Self::Failed(format!("cannot write the response: {error}")),
        }
    }
}

/// Formats an error with its sources.
pub(super) fn chain(error: &dyn Error) -> String {
    let causes = iter::successors(error.source(), |cause: &&dyn Error| (*cause).source());
    causes.fold(error.to_string(), |told, cause| {
        let cause = cause.to_string();
        match told.contains(&cause) {
            true => told,
            false => format!("{told}: {cause}"),
        }
    })
}
