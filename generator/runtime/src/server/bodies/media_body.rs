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
    // A body that came without a media type is sent as bytes.
    let media_type = match media_type.is_empty() {
        true => "application/octet-stream".to_owned(),
        false => media_type,
    };
    let is_allowed = is_within(media_type.as_bytes(), range.as_bytes());
    if !is_allowed {
        let message = format!("the media type `{media_type}` is not within `{range}`");
        return Err(Rejection::internal(message));
    }
    let media_type = HeaderValue::try_from(media_type)?;
    *into.status_mut() = status;
    *into.body_mut() = Body::from(bytes);
    into.headers_mut().insert(CONTENT_TYPE, media_type);
    Ok(())
}
