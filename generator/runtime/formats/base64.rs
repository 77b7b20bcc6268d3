//! `byte`: Base64 (RFC 4648, section 4).

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;

use super::json_format;
use super::text_format::TextFormat;

/// Bytes in Base64, with padding.
pub struct Base64Text;

json_format::implement!(Bytes, Base64Text);

impl TextFormat for Base64Text {
    type Value = Bytes;
    const EXPECTED: &'static str = "expected Base64 (RFC 4648) with padding";

    fn parse(text: &str) -> Option<Bytes> {
        STANDARD.decode(text).ok().map(Bytes::from)
    }

    fn text(value: &Bytes) -> String {
        STANDARD.encode(value)
    }
}
