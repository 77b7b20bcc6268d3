//! Errors of any client.

use std::error::Error;

use http::StatusCode;
use openapi_crates_runtime::client::{Documented, Failure, TransportError};

/// Adds what to do about the error of a call. `E` is the documented error of the operation, of any API.
pub fn explained<E>(failure: Failure<E>) -> anyhow::Error
where
    E: Documented + Error + Send + Sync + 'static,
{
    let advice = advice(&failure);
    anyhow::Error::new(failure).context(advice)
}

fn advice<E: Documented>(failure: &Failure<E>) -> &'static str {
    match failure.status() {
        Some(StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN) => return "check the credentials",
        Some(StatusCode::TOO_MANY_REQUESTS) => return "try again later",
        Some(status) if status.is_server_error() => return "try again later",
        _ => {}
    }
    match failure {
        Failure::Transport(TransportError::Credential(_)) => "check the credentials",
        Failure::Transport(_) => "check the network, and try again later",
        Failure::Undocumented(_) | Failure::Malformed(_) => {
            "report that the server deviates from its description"
        }
        _ => "correct the request",
    }
}
