//! The message of an error response.

use http::header::CONTENT_TYPE;

use crate::runtime::client::deviation::shortened;
use crate::runtime::client::header;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::{Kind, Reader};

/// The properties that have the message, the most specific first: those of RFC 9457, RFC 6749 and common servers.
const PROPERTIES: [&str; 10] = [
    "message",
    "detail",
    "error_description",
    "error",
    "errors",
    "msg",
    "description",
    "reason",
    "title",
    "fault",
];

/// How deep a message is nested, as in `{"errors": [{"message": "…"}]}`.
const MAX_DEPTH: usize = 4;

/// Returns the message of a response: of a property of JSON, or plain text.
pub(crate) fn message(received: &RawResponse) -> Option<String> {
    let text = std::str::from_utf8(received.body()).ok()?;
    let mut found = None;
    let mut reader = Reader::new(text);
    // `404 page not found` begins like JSON.
    match find(&mut reader, MAX_DEPTH, &mut found).and_then(|()| reader.end()) {
        Ok(()) => found,
        Err(_) => {
            let media_type = header::read::<String>(received.headers(), CONTENT_TYPE.as_str())?;
            let text = text.trim();
            let is_text = media_type.starts_with("text/plain") && !text.is_empty();
            is_text.then(|| shortened(text.to_owned()))
        }
    }
}

/// Reads a value, and keeps its first message.
fn find(
    reader: &mut Reader<'_>,
    depth: usize,
    found: &mut Option<String>,
) -> Result<(), DecodeError> {
    match reader.kind()? {
        Kind::String => {
            let text = reader.string()?;
            let text = text.trim();
            if found.is_none() && !text.is_empty() {
                *found = Some(text.to_owned());
            }
            Ok(())
        }
        Kind::Array if depth > 0 => reader.array(&mut |reader| find(reader, depth - 1, found)),
        Kind::Object if depth > 0 => {
            let mut best = PROPERTIES.len();
            let mut of_object = None;
            reader.object(&mut |reader, name| {
                let rank = PROPERTIES.iter().position(|known| *known == name);
                let Some(rank) = rank.filter(|rank| *rank < best) else {
                    return reader.skip();
                };
                let mut text = None;
                find(reader, depth - 1, &mut text)?;
                if text.is_some() {
                    best = rank;
                    of_object = text;
                }
                Ok(())
            })?;
            if found.is_none() {
                *found = of_object;
            }
            Ok(())
        }
        _ => reader.skip(),
    }
}
