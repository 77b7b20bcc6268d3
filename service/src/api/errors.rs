//! Error responses, and the mapping of database errors to them.

use std::time::Duration;

use generated_server::{
    Body, CreatePetFailure, Error, ErrorRequired, GetPetFailure, ListPetsFailure, Refusal,
    Rejection, ServiceUnavailable, ServiceUnavailableRequired,
};
use http::header::CONTENT_TYPE;
use http::{HeaderValue, Response, StatusCode};

use crate::database;
use crate::telemetry::Throttle;

/// `Retry-After` while the database is unavailable, in seconds.
const RETRY_AFTER: u32 = 1;

/// The error of a response with this status.
pub(super) fn error(status: StatusCode, message: impl Into<String>) -> Error {
    let code = match status {
        StatusCode::BAD_REQUEST => "bad_request",
        StatusCode::UNAUTHORIZED => "unauthorized",
        StatusCode::NOT_FOUND => "not_found",
        StatusCode::METHOD_NOT_ALLOWED => "method_not_allowed",
        StatusCode::PAYLOAD_TOO_LARGE => "payload_too_large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "unsupported_media_type",
        StatusCode::TOO_MANY_REQUESTS => "too_many_requests",
        StatusCode::SERVICE_UNAVAILABLE => "service_unavailable",
        _ => "internal_error",
    };
    Error::from(ErrorRequired {
        code: code.to_owned(),
        message: message.into(),
        status: status.as_u16().into(),
    })
}

/// The error of a rejected request.
pub(super) fn rejected(rejection: &Rejection) -> Error {
    match rejection {
        Rejection::Unavailable(_) => unavailable(),
        _ => error(rejection.status(), rejection.message()),
    }
}

fn unavailable() -> Error {
    let message = format!("the database is unavailable; retry after {RETRY_AFTER} s");
    error(StatusCode::SERVICE_UNAVAILABLE, message)
}

/// The body of a response.
pub(super) fn body(error: &Error) -> Body {
    // Three plain fields can always be encoded.
    serde_json::to_vec(error).unwrap_or_default().into()
}

/// A response with an error.
pub(super) fn response(status: StatusCode, error: &Error) -> Response<Body> {
    let mut response = Response::new(body(error));
    *response.status_mut() = status;
    let json = HeaderValue::from_static("application/json");
    response.headers_mut().insert(CONTENT_TYPE, json);
    response
}

/// Logs a database error, at most once a second for each kind.
fn log(error: &database::Error) {
    static UNAVAILABLE: Throttle = Throttle::new();
    static FAILED: Throttle = Throttle::new();
    let lines = match error {
        database::Error::Unavailable(_) => &UNAVAILABLE,
        database::Error::Failed(_) => &FAILED,
    };
    if let Some(suppressed) = lines.pass() {
        tracing::error!(%error, suppressed, "the database failed");
    }
}

/// The refusal of a request whose key cannot be verified.
pub(super) fn refusal(error: &database::Error) -> Refusal {
    log(error);
    match error {
        database::Error::Unavailable(_) => {
            Refusal::unavailable(Duration::from_secs(RETRY_AFTER.into()))
        }
        database::Error::Failed(_) => Refusal::internal(),
    }
}

macro_rules! from_database_error {
    ($($failure:ident),*) => {$(
        impl From<database::Error> for $failure {
            fn from(error: database::Error) -> Self {
                log(&error);
                match error {
                    database::Error::Unavailable(_) => Self::ServiceUnavailable(
                        ServiceUnavailable::from(ServiceUnavailableRequired {
                            body: unavailable(),
                            retry_after: RETRY_AFTER.into(),
                        }),
                    ),
                    database::Error::Failed(_) => {
                        Self::InternalServerError(rejected(&Rejection::Internal))
                    }
                }
            }
        }
    )*};
}

from_database_error!(CreatePetFailure, GetPetFailure, ListPetsFailure);
