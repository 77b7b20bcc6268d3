//! `byte`: Base64 (RFC 4648, section 4).

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{GeneralPurpose, general_purpose::PAD};
use bytes::Bytes;

use crate::runtime::json_format;
use crate::runtime::text_format::TextFormat;

/// Unused bits of the last character may be set when reading, as RFC 4648, section 3.5 permits.
const ENGINE: GeneralPurpose =
    GeneralPurpose::new(&STANDARD, PAD.with_decode_allow_trailing_bits(true));

/// Bytes in Base64, with padding.
pub struct Base64Text;

json_format::implement!(Bytes, Base64Text);

impl TextFormat for Base64Text {
    type Value = Bytes;
    const EXPECTED: &'static str = "expected Base64 (RFC 4648) with padding";

    fn parse(text: &str) -> Option<Bytes> {
        ENGINE.decode(text).ok().map(Bytes::from)
    }

    fn text(value: &Bytes) -> String {
        ENGINE.encode(value)
    }
}
