//! Completion of responses.

use http::header::CONTENT_TYPE;
use http::{HeaderValue, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::encode::Encode;
use crate::runtime::json_body;
use crate::runtime::server::rejection::Rejection;

/// Writes a JSON body into a response.
pub fn json<T: Encode + ?Sized>(
    into: &mut Response<Body>,
    status: StatusCode,
    body: &T,
) -> Result<(), Rejection> {
    let bytes = json_body::encode(body).map_err(|_| unencodable())?;
    let media_type = const { HeaderValue::from_static("application/json") };
    complete(into, status, media_type, bytes.into());
    Ok(())
}

/// Writes a JSON body of another media type into a response.
pub fn json_as<T: Encode + ?Sized>(
    into: &mut Response<Body>,
    status: StatusCode,
    media_type: &'static str,
    body: &T,
) -> Result<(), Rejection> {
    let bytes = json_body::encode(body).map_err(|_| unencodable())?;
    whole(into, status, media_type, bytes);
    Ok(())
}

/// Writes a body that is already encoded into a response.
pub fn whole(
    into: &mut Response<Body>,
    status: StatusCode,
    media_type: &'static str,
    body: impl Into<Body>,
) {
    let media_type = HeaderValue::from_static(media_type);
    complete(into, status, media_type, body.into());
}

#[inline]
fn complete(into: &mut Response<Body>, status: StatusCode, media_type: HeaderValue, body: Body) {
    into.headers_mut().insert(CONTENT_TYPE, media_type);
    *into.status_mut() = status;
    *into.body_mut() = body;
}

/// The error of a body that cannot be encoded.
#[cold]
pub fn unencodable() -> Rejection {
    Rejection::internal("the body of the response cannot be encoded")
}

/// Sets the status of a response without a body.
#[inline]
pub fn empty(into: &mut Response<Body>, status: StatusCode) {
    *into.status_mut() = status;
    *into.body_mut() = Body::empty();
}

/// Returns a status without a name. It is between 100 and 599, and therefore valid.
pub fn status(code: u16) -> StatusCode {
    StatusCode::from_u16(code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}
