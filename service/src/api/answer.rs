//! Answers that are given without the generated server.

use generated_server::{Body, Error, Rejection};
use http::header::CONTENT_TYPE;
use http::{HeaderName, HeaderValue, Response, StatusCode};

use super::errors;
use crate::limits::Decision;

/// The answer of this status, with an Error.
pub(super) fn error(status: StatusCode, message: &str) -> Response<Body> {
    with_body(status, &errors::body(status, message))
}

/// The answer to a request that is rejected.
pub(super) fn rejected(rejection: &Rejection) -> Response<Body> {
    let mut response = with_body(rejection.status(), &errors::rejected(rejection));
    rejection.write_headers(response.headers_mut());
    response
}

/// The body of the answer to a request of a key that is banned.
pub(super) fn banned(retry_after: u64) -> Body {
    let message = format!("temporarily banned; retry after {retry_after} s");
    json(&errors::body(StatusCode::TOO_MANY_REQUESTS, message))
}

fn json(error: &Error) -> Body {
    // An Error is three plain fields, which can always be written.
    serde_json::to_vec(error).unwrap_or_default().into()
}

fn with_body(status: StatusCode, error: &Error) -> Response<Body> {
    let mut response = Response::new(json(error));
    *response.status_mut() = status;
    let json = HeaderValue::from_static("application/json");
    response.headers_mut().insert(CONTENT_TYPE, json);
    response
}

/// Adds the headers that all answers have.
pub(super) fn with_rate_limit(mut response: Response<Body>, decision: &Decision) -> Response<Body> {
    let counts = [
        ("x-ratelimit-limit", decision.limit.into()),
        ("x-ratelimit-remaining", decision.remaining.into()),
        ("x-ratelimit-reset", decision.reset),
    ];
    for (name, count) in counts {
        let name = HeaderName::from_static(name);
        response
            .headers_mut()
            .insert(name, HeaderValue::from(count));
    }
    response
}
