// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! How a command ends that is not done.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};
use std::iter;

use http::StatusCode;

/// What was given cannot be used.
#[derive(Debug)]
pub struct Wrong(pub(super) String);

impl Wrong {
    /// What is wrong.
    pub fn new(message: impl fmt::Display) -> Self {
        Self(message.to_string())
    }

    /// What is wrong with the value of a flag.
    pub(super) fn of_flag(flag: &str, why: impl fmt::Display) -> Self {
        Self(format!("invalid value for '--{flag}': {why}"))
    }

    /// What is wrong with the file of a flag.
    pub(super) fn of_file(flag: &str, path: &str, error: &io::Error) -> Self {
        Self(format!(
            "cannot read the file {path:?} of '--{flag}': {error}"
        ))
    }

    /// An error, and what caused it.
    pub fn error(error: &dyn Error) -> Self {
        Self(chain(error))
    }
}

/// How a command ends that is not done.
#[derive(Debug)]
pub enum End {
    /// It was told by the help, or the words are no command.
    Words(clap::Error),
    /// What was given cannot be used.
    Wrong(Wrong),
    /// The service refused it, or failed.
    Refused(Refused),
    /// There was no answer, or none that can be shown.
    Failed(String),
    /// Nobody reads what is written.
    Unread,
}

/// An answer that is no success.
#[derive(Debug)]
pub struct Refused {
    /// What the description says of it.
    pub told: String,
    /// Its status.
    pub status: StatusCode,
    /// Its body.
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
            _ => Self::Failed(format!("the answer cannot be written: {error}")),
        }
    }
}

/// An error, and what caused it.
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
