//! Streamed binary bodies.

use http::header::CONTENT_TYPE;
use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::{Body, BoxError};
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::reason::Reason;
use crate::runtime::server::body_limits::BodyLimits;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_body::is_accepted;
use crate::runtime::server::response;
use crate::runtime::violation::{Place, Violations};

/// A body that can be streamed to the handler.
pub trait Coming: http_body::Body<Error: Into<BoxError>> + Send + 'static {}

impl<B: http_body::Body<Error: Into<BoxError>> + Send + 'static> Coming for B {}

/// Streams a body; `None` if it has no bytes and no accepted `Content-Type`. `accepted` are media types and ranges, separated
/// by commas.
pub fn stream<B: Coming>(
    parts: &Parts,
    body: B,
    limits: BodyLimits,
    accepted: &'static str,
) -> Result<Option<ByteStream>, Rejection> {
    let is_accepted = is_accepted(parts, accepted);
    if body.is_end_stream() && !(is_accepted && parts.headers.contains_key(CONTENT_TYPE)) {
        return Ok(None);
    }
    if !is_accepted {
        return Err(Rejection::UnsupportedMediaType(accepted));
    }
    let most = u64::try_from(limits.whole).unwrap_or(u64::MAX);
    if body.size_hint().lower() > most {
        return Err(Rejection::PayloadTooLarge(limits.whole));
    }
    Ok(Some(ByteStream::new(body).within(most, limits.held)))
}

/// Notes a violation if a required body is absent.
pub fn required(body: Option<ByteStream>, violations: &mut Violations) -> Option<ByteStream> {
    if body.is_none() {
        violations.push(Place::Body(String::new()), Reason::REQUIRED);
    }
    body
}

/// Completes a response that streams bytes.
pub fn respond(
    into: &mut Response<Body>,
    status: StatusCode,
    media_type: &'static str,
    bytes: ByteStream,
) {
    response::whole(into, status, media_type, bytes);
}

impl From<ByteStream> for Body {
    fn from(stream: ByteStream) -> Self {
        match stream.bytes() {
            Some(bytes) => Self::from(bytes.clone()),
            None => Self::streamed(stream),
        }
    }
}
