//! What errors look like on the wire, and what becomes of those of the stores.

use std::time::Duration;

use generated_server::{
    CreatePetFailure, Error, ErrorRequired, GetPetFailure, ListPetsFailure, Refusal, Rejection,
    ServiceUnavailable, ServiceUnavailableRequired,
};
use http::StatusCode;

use crate::database;
use crate::telemetry::Throttle;

/// How long a caller waits for a store that is away, in seconds.
const STORE_RETRY: u32 = 1;

/// The body of an answer with this status.
pub(super) fn body(status: StatusCode, message: impl Into<String>) -> Error {
    Error::from(ErrorRequired {
        code: code(status).to_owned(),
        message: message.into(),
        status: status.as_u16().into(),
    })
}

fn code(status: StatusCode) -> &'static str {
    match status {
        StatusCode::BAD_REQUEST => "bad_request",
        StatusCode::UNAUTHORIZED => "unauthorized",
        StatusCode::NOT_FOUND => "not_found",
        StatusCode::METHOD_NOT_ALLOWED => "method_not_allowed",
        StatusCode::PAYLOAD_TOO_LARGE => "payload_too_large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "unsupported_media_type",
        StatusCode::TOO_MANY_REQUESTS => "too_many_requests",
        StatusCode::SERVICE_UNAVAILABLE => "service_unavailable",
        _ => "internal_error",
    }
}

/// The body of the answer to a request that no handler has seen.
pub(super) fn rejected(rejection: &Rejection) -> Error {
    match rejection {
        Rejection::Unavailable(_) => away(),
        _ => body(rejection.status(), rejection.message()),
    }
}

fn away() -> Error {
    let message = format!("the store is away; retry after {STORE_RETRY} s");
    body(StatusCode::SERVICE_UNAVAILABLE, message)
}

/// Logs a failure of the store, which may be one of each request.
fn note(error: &database::Error) {
    static AWAY: Throttle = Throttle::new();
    static BROKEN: Throttle = Throttle::new();
    let lines = match error {
        database::Error::Unavailable(_) => &AWAY,
        database::Error::Failed(_) => &BROKEN,
    };
    if let Some(untold) = lines.pass() {
        tracing::error!(%error, untold, "the store failed");
    }
}

/// How a hook fails when the store does.
pub(super) fn refusal(error: &database::Error) -> Refusal {
    note(error);
    match error {
        database::Error::Unavailable(_) => {
            Refusal::unavailable(Duration::from_secs(STORE_RETRY.into()))
        }
        database::Error::Failed(_) => Refusal::internal(),
    }
}

/// A failure of the store, as an operation answers it.
enum StoreFailure {
    Unavailable(ServiceUnavailable),
    Internal(Error),
}

impl From<database::Error> for StoreFailure {
    fn from(error: database::Error) -> Self {
        note(&error);
        match error {
            database::Error::Unavailable(_) => {
                let required = ServiceUnavailableRequired {
                    body: away(),
                    retry_after: STORE_RETRY.into(),
                };
                Self::Unavailable(required.into())
            }
            database::Error::Failed(_) => Self::Internal(rejected(&Rejection::Internal)),
        }
    }
}

macro_rules! fails_with_the_store {
    ($($failure:ident),*) => {$(
        impl From<database::Error> for $failure {
            fn from(error: database::Error) -> Self {
                match StoreFailure::from(error) {
                    StoreFailure::Unavailable(payload) => Self::ServiceUnavailable(payload),
                    StoreFailure::Internal(body) => Self::InternalServerError(body),
                }
            }
        }
    )*};
}

fails_with_the_store!(CreatePetFailure, GetPetFailure, ListPetsFailure);
