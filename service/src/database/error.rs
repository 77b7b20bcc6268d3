//! Failures of the database, by whether they may pass.

use std::fmt;

use rusqlite::ErrorCode;

/// Why the database did not do its work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// It is locked, full, closed or out of reach: the same may succeed later.
    Unavailable(String),
    /// Its content or this program is at fault.
    Failed(String),
}

impl Error {
    pub(super) fn closed() -> Self {
        Self::Unavailable("the database is closed".to_owned())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unavailable(message) => write!(formatter, "database unavailable: {message}"),
            Self::Failed(message) => write!(formatter, "database: {message}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        let message = error.to_string();
        match error.sqlite_error_code() {
            Some(
                ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::CannotOpen
                | ErrorCode::DiskFull
                | ErrorCode::OutOfMemory
                | ErrorCode::PermissionDenied
                | ErrorCode::ReadOnly
                | ErrorCode::SystemIoFailure,
            ) => Self::Unavailable(message),
            _ => Self::Failed(message),
        }
    }
}
