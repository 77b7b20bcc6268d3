//! The errors of stores.

use std::fmt;

use deadpool::managed::{HookError, PoolError};
use rusqlite::ErrorCode;
use tokio_postgres::error::SqlState;

/// The error of a database or of the rate limit server, by whether a retry may succeed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The store is locked, full, closed or unreachable.
    Unavailable(String),
    /// A bug, or corrupt data.
    Failed(String),
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Unavailable(message) | Self::Failed(message)) = self;
        formatter.write_str(message)
    }
}

impl std::error::Error for Error {}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        let message = format!("SQLite: {error}");
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

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.as_db_error() {
            Some(reported) if !is_transient(reported.code()) => {
                Self::Failed(format!("PostgreSQL: {reported}"))
            }
            Some(reported) => Self::Unavailable(format!("PostgreSQL: {reported}")),
            None => Self::Unavailable(format!("PostgreSQL: {:#}", anyhow::Error::new(error))),
        }
    }
}

/// `true` for errors of connections, resources, shutdown and concurrent transactions, and for a
/// standby server, which only reads.
fn is_transient(code: &SqlState) -> bool {
    let class = code.code().get(..2).unwrap_or_default();
    matches!(class, "08" | "40" | "53" | "55" | "57" | "58")
        || *code == SqlState::READ_ONLY_SQL_TRANSACTION
}

impl<E: Into<Self> + fmt::Display> From<PoolError<E>> for Error {
    fn from(error: PoolError<E>) -> Self {
        match error {
            PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
                error.into()
            }
            error => Self::Unavailable(error.to_string()),
        }
    }
}
