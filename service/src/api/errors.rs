//! Error responses, and the classification of database errors.

use std::fmt::Display;
use std::time::Duration;

use generated_server::rejection::{Cause, ObservedError};
use generated_server::types::ErrorRequired;
use generated_server::{Error, Rejection};
use http::StatusCode;

use crate::database;
use crate::telemetry::Throttle;

/// `Retry-After` while the database is unavailable, in seconds.
const RETRY_AFTER: u64 = 1;

/// The error of a response with this status.
pub(super) fn error(status: StatusCode, message: impl Into<String>) -> Error {
    let code = match status.canonical_reason() {
        Some(reason) if status != StatusCode::INTERNAL_SERVER_ERROR => {
            reason.to_lowercase().replace(' ', "_")
        }
        _ => "internal_error".to_owned(),
    };
    Error::from(ErrorRequired {
        code,
        message: message.into(),
        status: status.as_u16().into(),
    })
}

/// Decides how the error of a handler or of a verification is answered.
pub(super) fn classify(cause: &Cause) -> Option<Rejection> {
    match cause.find::<database::Error>()? {
        error @ database::Error::Unavailable(_) => {
            static LINES: Throttle = Throttle::new();
            log(&LINES, error);
            Some(Rejection::Unavailable(Duration::from_secs(RETRY_AFTER)))
        }
        database::Error::Failed(_) => None,
    }
}

/// Observes an internal error.
pub(super) fn observe(error: &ObservedError<'_>) {
    static LINES: Throttle = Throttle::new();
    log(&LINES, error.cause);
}

/// Logs an error, at most once a second for each kind.
fn log(lines: &Throttle, error: &dyn Display) {
    if let Some(suppressed) = lines.pass() {
        tracing::error!(%error, suppressed, "a request failed");
    }
}
