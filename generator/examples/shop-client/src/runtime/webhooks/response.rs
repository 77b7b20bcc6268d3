// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! Creation of responses.

use std::ops::RangeInclusive;

use bytes::Bytes;
use http::header::CONTENT_TYPE;
use http::{HeaderValue, Response, StatusCode};

use super::body::Body;
use super::encode::{self, Encode};
use super::rejection::Rejection;

/// Creates a response with a JSON body.
pub fn json<T: Encode + ?Sized>(status: StatusCode, body: &T) -> Result<Response<Body>, Rejection> {
    json_as(status, "application/json", body)
}

/// Creates a response with a JSON body of another media type.
pub fn json_as<T: Encode + ?Sized>(
    status: StatusCode,
    media_type: &'static str,
    body: &T,
) -> Result<Response<Body>, Rejection> {
    let bytes = encode::to_bytes(body).ok_or(Rejection::Internal)?;
    Ok(whole(status, media_type, bytes))
}

/// Creates a response with a body that is already encoded.
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

/// Creates a response without a body.
pub fn empty(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = status;
    response
}

/// Checks the status that a handler chose for a response with several: it must be in the range, and
/// not that of another response. Otherwise it is an internal error.
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

/// Returns a status without a name. It is between 100 and 599, and therefore valid.
pub fn status(code: u16) -> StatusCode {
    StatusCode::from_u16(code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}
