//! `uri`: kept unchanged, since normalization would alter it.

use iri_string::types::UriStr;

use crate::runtime::text_format::TextFormat;

/// An absolute URI (RFC 3986), as a string.
pub struct UriText;

impl TextFormat for UriText {
    type Value = String;
    const NAME: &'static str = "uri";
    const EXPECTED: &'static str = "expected an absolute URI (RFC 3986)";

    fn parse(text: &str) -> Option<String> {
        UriStr::new(text).ok().map(|uri| uri.as_str().to_owned())
    }

    fn text(value: &String) -> String {
        value.clone()
    }
}
