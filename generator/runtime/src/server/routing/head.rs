//! Responses to `HEAD`, which GET serves (RFC 9110, section 9.3.2).

use http::header::CONTENT_LENGTH;
use http::{HeaderValue, Method, Response};
use http_body::Body as _;

use crate::runtime::body::Body;

/// Removes the body of a response to `HEAD`. Its length becomes the `Content-Length`, if it is known.
#[inline]
pub fn finish(method: &Method, response: &mut Response<Body>) {
    if *method == Method::HEAD {
        remove_body(response);
    }
}

#[cold]
fn remove_body(response: &mut Response<Body>) {
    let body = std::mem::take(response.body_mut());
    // A response without a body may be one of an operation for HEAD, which does not know the length.
    let length = body.size_hint().exact().filter(|length| *length > 0);
    if let Some(length) = length {
        let headers = response.headers_mut().entry(CONTENT_LENGTH);
        headers.or_insert_with(|| HeaderValue::from(length));
    }
}
