//! Bodies whose media type matches a range.

use http::header::CONTENT_TYPE;
use http::request::Parts;
use http::{HeaderValue, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::media::Media;
use crate::runtime::media_type::is_within;
use crate::runtime::server::rejection::Rejection;

/// Returns a body with its media type.
pub fn received(parts: &Parts, bytes: impl Into<ByteStream>) -> Media {
    let media_type = parts.headers.get(CONTENT_TYPE);
    let media_type = media_type.and_then(|value| value.to_str().ok());
    Media::new(media_type.unwrap_or_default(), bytes)
}

/// Completes a response whose media type must match a range.
pub fn respond(
    into: &mut Response<Body>,
    status: StatusCode,
    range: &'static str,
    body: Media,
) -> Result<(), Rejection> {
    let Media {
        media_type, bytes, ..
    } = body;
    let is_allowed = is_within(media_type.as_bytes(), range.as_bytes());
    let media_type = HeaderValue::try_from(media_type).map_err(|_| Rejection::Internal)?;
    if !is_allowed {
        return Err(Rejection::Internal);
    }
    *into.status_mut() = status;
    *into.body_mut() = Body::from(bytes);
    into.headers_mut().insert(CONTENT_TYPE, media_type);
    Ok(())
}
