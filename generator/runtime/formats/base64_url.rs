//! `base64url`: bytes in the Base64 of URLs (RFC 4648, section 5).

use base64::Engine as _;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, general_purpose::NO_PAD};
use bytes::Bytes;

use super::codec::TextFormat;

/// Reads with padding or without, and writes without: the length is known.
const ENGINE: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    NO_PAD.with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Bytes in the Base64 of URLs.
pub struct Base64UrlText;

impl TextFormat for Base64UrlText {
    type Value = Bytes;
    const EXPECTED: &'static str = "expected bytes in the Base64 of URLs (RFC 4648, section 5)";

    fn parse(text: &str) -> Option<Bytes> {
        ENGINE.decode(text).ok().map(Bytes::from)
    }

    fn text(value: &Bytes) -> String {
        ENGINE.encode(value)
    }
}
