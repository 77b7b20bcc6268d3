//! Responses of any status, headers and bytes: the client terminates, with the same result if they arrive in
//! chunks.

use http::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use http::{Response, StatusCode};

use crate::choices::Choices;
use crate::wire::{Chunks, FixedResponse, decode_response};

/// The operations and the media types of their responses.
const RESPONSES: &[(&str, &str)] = &[
    ("TakeJson", "application/json"),
    ("TakeText", "text/plain"),
    ("TakeLines", "application/jsonl"),
    ("TakeSequence", "application/json-seq"),
    ("TakeEvents", "text/event-stream"),
    ("TakeMessages", "text/event-stream"),
    ("TakeXml", "application/xml"),
    ("TakeBytes", "application/octet-stream"),
    ("SendJson", "application/json"),
];

/// Runs the target: the first bytes determine the operation, the status, the headers and the chunks, and the rest is
/// the body.
pub fn run(data: &[u8]) {
    let mut choices = Choices::new(data);
    let Some((operation, media_type)) = choices.one_of(RESPONSES) else {
        return;
    };
    let mut response = Response::new(());
    *response.status_mut() = status(&mut choices);
    let headers = response.headers_mut();
    if choices.below(8) != 7 {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    }
    for name in [
        "x-count",
        "x-words",
        "x-time",
        "content-type",
        "retry-after",
        "content-length",
    ] {
        if choices.below(4) == 3
            && let Ok(value) = HeaderValue::from_bytes(choices.bytes(8))
        {
            headers.append(HeaderName::from_static(name), value);
        }
    }
    let (parts, ()) = response.into_parts();
    let cut_bytes = choices.bytes(8);
    let body = choices.rest();
    let whole = decode_response(FixedResponse(parts.clone(), Chunks::whole(body)), operation);
    let chunks = Chunks::cut(body, &mut Choices::new(cut_bytes));
    assert_eq!(
        whole,
        decode_response(FixedResponse(parts, chunks), operation),
        "in parts"
    );
}

fn status(choices: &mut Choices<'_>) -> StatusCode {
    let known = [200, 200, 200, 204, 404, 400, 500, 206, 304];
    let status = match choices.below(4) {
        3 => u16::try_from(choices.below(1000)).unwrap_or_default(),
        _ => choices.one_of(&known).copied().unwrap_or_default(),
    };
    StatusCode::from_u16(status).unwrap_or_default()
}
