//! Reading and decoding of request bodies.

use std::io;
use std::pin::Pin;

use bytes::{Buf, Bytes, BytesMut};
use http::header::CONTENT_TYPE;
use http::request::Parts;
use http_body_util::BodyExt;

use crate::runtime::body::{BoxError, HttpBody};
use crate::runtime::check;
use crate::runtime::decode::Decode;
use crate::runtime::media_type::is_within_any;
use crate::runtime::reason::Reason;
use crate::runtime::schema::Schema;
use crate::runtime::server::cause::Cause;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::violation::{Place, Violations};

/// The default media type (RFC 8259).
const JSON: &str = "application/json";

/// Reads a JSON body of at most `limit` bytes.
pub async fn read_json<B>(parts: &Parts, body: B, limit: usize) -> Result<Bytes, Rejection>
where
    B: HttpBody,
{
    read(parts, body, limit, JSON).await
}

/// Reads an optional JSON body: it is absent without bytes.
pub async fn read_optional_json<B>(
    parts: &Parts,
    body: B,
    limit: usize,
) -> Result<Option<Bytes>, Rejection>
where
    B: HttpBody,
{
    read_optional_value(parts, body, limit, JSON).await
}

/// Reads a body of at most `limit` bytes. `accepted` are media types and ranges, separated by
/// commas.
pub async fn read<B>(
    parts: &Parts,
    body: B,
    limit: usize,
    accepted: &'static str,
) -> Result<Bytes, Rejection>
where
    B: HttpBody,
{
    let is_absent = body.is_end_stream() && !parts.headers.contains_key(CONTENT_TYPE);
    if !is_absent && !is_accepted(parts, accepted) {
        return Err(Rejection::UnsupportedMediaType(accepted));
    }
    read_within(body, limit).await
}

/// Reads an optional body of a format in which a value has bytes: it is absent without bytes.
pub async fn read_optional_value<B>(
    parts: &Parts,
    body: B,
    limit: usize,
    accepted: &'static str,
) -> Result<Option<Bytes>, Rejection>
where
    B: HttpBody,
{
    if !is_accepted(parts, accepted) {
        return absent(body, accepted).await;
    }
    let bytes = read_within(body, limit).await?;
    Ok(Some(bytes).filter(|bytes| !bytes.is_empty()))
}

/// Reads an optional body: it is absent without bytes, unless its media type has values without bytes, such as an empty text.
pub async fn read_optional<B>(
    parts: &Parts,
    body: B,
    limit: usize,
    accepted: &'static str,
) -> Result<Option<Bytes>, Rejection>
where
    B: HttpBody,
{
    match has_empty_values(parts) {
        true if is_accepted(parts, accepted) => read_within(body, limit).await.map(Some),
        _ => read_optional_value(parts, body, limit, accepted).await,
    }
}

/// Returns `true` for a media type that has values without bytes.
fn has_empty_values(parts: &Parts) -> bool {
    let others = "*/json, *+json, */xml, *+xml, multipart/*";
    let media_type = parts.headers.get(CONTENT_TYPE);
    media_type.is_some_and(|value| !is_within_any(value.as_bytes(), others))
}

/// Returns `None` for a body without bytes, whose media type does not matter.
///
/// # Errors
///
/// [`Rejection::UnsupportedMediaType`] if there are bytes.
pub(crate) async fn absent<B: HttpBody, T>(
    body: B,
    accepted: &'static str,
) -> Result<Option<T>, Rejection> {
    match is_empty(body).await? {
        true => Ok(None),
        false => Err(Rejection::UnsupportedMediaType(accepted)),
    }
}

/// Reads a body until its first byte.
pub(crate) async fn is_empty<B: HttpBody>(body: B) -> Result<bool, Rejection> {
    let mut body = std::pin::pin!(body);
    while let Some(bytes) = next(body.as_mut()).await? {
        if !bytes.is_empty() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the bytes of a body, or notes that it is absent, without media type and bytes.
pub fn given(parts: &Parts, bytes: Bytes, violations: &mut Violations) -> Option<Bytes> {
    if bytes.is_empty() && !parts.headers.contains_key(CONTENT_TYPE) {
        violations.push(Place::Body(String::new()), Reason::REQUIRED);
        return None;
    }
    Some(bytes)
}

/// Reads a body of at most `limit` bytes, regardless of its media type.
pub async fn read_within<B: HttpBody>(body: B, limit: usize) -> Result<Bytes, Rejection> {
    if body.size_hint().lower() > limit as u64 {
        return Err(Rejection::PayloadTooLarge(limit));
    }
    read_frames(body, limit).await
}

/// Returns `true` if there is a single `Content-Type` that is accepted.
pub(crate) fn is_accepted(parts: &Parts, accepted: &str) -> bool {
    media_type(parts).is_some_and(|media_type| is_within_any(media_type, accepted))
}

/// Returns the media type of the body; `None` if there are several. A body
/// without a media type is binary (RFC 9110, section 8.3).
fn media_type(parts: &Parts) -> Option<&[u8]> {
    let mut values = parts.headers.get_all(CONTENT_TYPE).iter();
    match (values.next(), values.next()) {
        (None, _) => Some(b"application/octet-stream"),
        (Some(value), None) => Some(value.as_bytes()),
        (Some(_), Some(_)) => None,
    }
}

async fn read_frames<B: HttpBody>(body: B, limit: usize) -> Result<Bytes, Rejection> {
    let mut body = std::pin::pin!(body);
    let first = next(body.as_mut()).await?.unwrap_or_default();
    if body.is_end_stream() {
        return within(limit, first);
    }
    let mut whole = BytesMut::from(within(limit, first)?);
    while let Some(more) = next(body.as_mut()).await? {
        if more.len() > limit - whole.len() {
            return Err(Rejection::PayloadTooLarge(limit));
        }
        whole.extend_from_slice(&more);
    }
    Ok(whole.freeze())
}

fn within(limit: usize, bytes: Bytes) -> Result<Bytes, Rejection> {
    if bytes.len() > limit {
        Err(Rejection::PayloadTooLarge(limit))
    } else {
        Ok(bytes)
    }
}

/// Returns the next chunk of a body, or `None` at the end.
pub(crate) async fn next<B: HttpBody>(mut body: Pin<&mut B>) -> Result<Option<Bytes>, Rejection> {
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| unreadable(error.into()))?;
        if let Ok(mut data) = frame.into_data() {
            let length = data.remaining();
            return Ok(Some(data.copy_to_bytes(length)));
        }
    }
    Ok(None)
}

/// The rejection of a body that could not be read.
fn unreadable(error: BoxError) -> Rejection {
    let cause = Cause::from(error);
    match cause.find::<io::Error>() {
        Some(error) if error.kind() == io::ErrorKind::TimedOut => Rejection::RequestTimeout,
        _ => Rejection::UnreadableBody,
    }
}

/// Decodes a JSON body, or notes every violation of `schema`.
pub fn decode_json<T: Decode>(
    bytes: &[u8],
    schema: &'static Schema,
    violations: &mut Violations,
) -> Option<T> {
    match check::decode_bytes(bytes, schema) {
        Ok(value) => return Some(value),
        Err(_) if bytes.is_empty() => {
            violations.push(Place::Body(String::new()), Reason::REQUIRED);
        }
        Err(error) => violations.note(error),
    }
    None
}
