//! Decoding of request bodies that are texts.

use http::header::CONTENT_TYPE;
use http::request::Parts;

use crate::runtime::check;
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
            violations.note(&error);
            None
        }
    }
}

/// Returns `true` unless the `Content-Type` has a charset other than UTF-8 or ASCII.
fn is_labelled_utf8(parts: &Parts) -> bool {
    let value = parts.headers.get(CONTENT_TYPE);
    let text = value.and_then(|value| value.to_str().ok());
    let mut parameters = text.unwrap_or_default().split(';').skip(1);
    let charset = parameters.find_map(|parameter| {
        let (name, value) = parameter.trim().split_once('=')?;
        let value = value.trim_matches('"');
        name.eq_ignore_ascii_case("charset").then_some(value)
    });
    charset.is_none_or(|charset| {
        charset.eq_ignore_ascii_case("utf-8") || charset.eq_ignore_ascii_case("us-ascii")
    })
}
