//! `base64url`: URL-safe Base64 (RFC 4648, section 5).

use base64::Engine as _;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, general_purpose::NO_PAD};
use bytes::Bytes;

use crate::runtime::base64::decode_any;
use crate::runtime::text_format::TextFormat;

/// Padding is optional when reading and omitted when writing: the length is known. Unused bits of
/// the last character may be set when reading, as RFC 4648, section 3.5 permits.
const ENGINE: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    NO_PAD
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// Bytes in URL-safe Base64.
pub struct Base64UrlText;

impl TextFormat for Base64UrlText {
    type Value = Bytes;
    const NAME: &'static str = "base64url";
    const EXPECTED: &'static str = "expected URL-safe Base64 (RFC 4648, section 5)";

    fn parse(text: &str) -> Option<Bytes> {
        ENGINE.decode(text).ok().map(Bytes::from)
    }

    fn parse_tolerantly(text: &str) -> Option<Bytes> {
        decode_any(text)
    }

    fn text(value: &Bytes) -> String {
        ENGINE.encode(value)
    }
}
