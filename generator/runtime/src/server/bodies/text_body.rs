//! Decoding of request bodies that are texts.

use http::header::CONTENT_TYPE;
use http::request::Parts;

use crate::runtime::check;
use crate::runtime::media_type::{parameters, unquoted};
use crate::runtime::reason::Reason;
use crate::runtime::schema::Schema;
use crate::runtime::violation::{Place, Violations};

/// Decodes a text in UTF-8, or notes its violations.
pub fn decode(
    parts: &Parts,
    bytes: &[u8],
    schema: &'static Schema,
    violations: &mut Violations,
) -> Option<String> {
    let body = || Place::Body(String::new());
    if bytes.is_empty() && !parts.headers.contains_key(CONTENT_TYPE) {
        violations.push(body(), Reason::REQUIRED);
        return None;
    }
    let text = std::str::from_utf8(bytes)
        .ok()
        .filter(|_| is_labelled_utf8(parts));
    let Some(text) = text else {
        violations.push(body(), Reason::syntax("is not UTF-8"));
        return None;
    };
    match check::string(text, schema) {
        Ok(()) => Some(text.to_owned()),
        Err(error) => {
            violations.note(error);
            None
        }
    }
}

/// Returns `true` unless the `Content-Type` has a charset other than UTF-8 or ASCII.
fn is_labelled_utf8(parts: &Parts) -> bool {
    let value = parts.headers.get(CONTENT_TYPE);
    let mut parameters = value
        .into_iter()
        .flat_map(|value| parameters(value.as_bytes()));
    let charset = parameters.find(|(name, _)| name.eq_ignore_ascii_case(b"charset"));
    charset.is_none_or(|(_, charset)| {
        let charset = unquoted(charset);
        charset.eq_ignore_ascii_case(b"utf-8") || charset.eq_ignore_ascii_case(b"us-ascii")
    })
}
