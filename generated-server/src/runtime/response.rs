// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Writing responses.

use std::ops::RangeInclusive;

use bytes::Bytes;
use http::header::CONTENT_TYPE;
use http::{HeaderValue, Response, StatusCode};

use super::body::Body;
use super::encode::{self, Encode};
use super::rejection::Rejection;

/// A response with a JSON body.
pub fn json<T: Encode + ?Sized>(status: StatusCode, body: &T) -> Result<Response<Body>, Rejection> {
    json_as(status, "application/json", body)
}

/// A response with a JSON body of another media type.
pub fn json_as<T: Encode + ?Sized>(
    status: StatusCode,
    media_type: &'static str,
    body: &T,
) -> Result<Response<Body>, Rejection> {
    let bytes = encode::to_bytes(body).ok_or(Rejection::Internal)?;
    Ok(whole(status, media_type, bytes))
}

/// A response with a body that is written as it is.
pub fn whole(
    status: StatusCode,
    media_type: &'static str,
    body: impl Into<Bytes>,
) -> Response<Body> {
    let mut response = Response::new(Body::from(body.into()));
    *response.status_mut() = status;
    let media_type = HeaderValue::from_static(media_type);
    response.headers_mut().insert(CONTENT_TYPE, media_type);
    response
}

/// A response without a body.
pub fn empty(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// The status that a handler chose for a response that may have several of them:
/// those of a range that no other response has. Any other is not what the description
/// documents, and makes the answer an internal error.
pub fn chosen(
    status: StatusCode,
    range: RangeInclusive<u16>,
    taken: &[u16],
) -> Result<StatusCode, Rejection> {
    let code = status.as_u16();
    match range.contains(&code) && !taken.contains(&code) {
        true => Ok(status),
        false => Err(Rejection::Internal),
    }
}

/// A status that has no name. It is between 100 and 599, and so always valid.
pub fn status(code: u16) -> StatusCode {
    StatusCode::from_u16(code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}
