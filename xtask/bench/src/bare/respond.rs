//! Responses.

use bytes::Bytes;
use http::header::ALLOW;
use http::{HeaderValue, Response, StatusCode};
use http_body_util::Full;
use serde::Serialize;

use crate::by_hand::failure::Failure;
use crate::by_hand::headers;

/// A response of JSON, written into one buffer of about the right size.
pub fn json<T: Serialize>(status: StatusCode, body: &T, size: usize) -> Response<Full<Bytes>> {
    let mut bytes = Vec::with_capacity(size);
    serde_json::to_writer(&mut bytes, body).expect("these types can be serialized");
    let mut response = Response::new(Full::from(bytes));
    *response.status_mut() = status;
    headers::content_type(response.headers_mut());
    response
}

/// The response to a rejected request.
pub fn fail(failure: Failure, allow: Option<&'static str>) -> Response<Full<Bytes>> {
    let (status, challenge) = (failure.status, failure.challenge);
    let mut response = json(status, &failure.into_error(), 256);
    headers::add_error_headers(response.headers_mut(), status, challenge);
    if let Some(allow) = allow {
        response
            .headers_mut()
            .insert(ALLOW, HeaderValue::from_static(allow));
    }
    response
}
