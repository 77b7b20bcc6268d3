//! Responses to `OPTIONS` on paths without an operation for it (RFC 9110, section 9.3.7).

use http::header::ALLOW;
use http::request::Parts;
use http::{HeaderValue, Method, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::response;

/// Responds to `OPTIONS` with the allowed methods of the path, in place of the rejection.
#[cold]
pub fn respond(
    parts: &Parts,
    rejected: Result<(), Rejection>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    match rejected {
        Err(Rejection::MethodNotAllowed(methods)) if parts.method == Method::OPTIONS => {
            response::empty(into, StatusCode::NO_CONTENT);
            if let Ok(methods) = HeaderValue::try_from(methods) {
                into.headers_mut().insert(ALLOW, methods);
            }
            Ok(())
        }
        rejected => rejected,
    }
}
