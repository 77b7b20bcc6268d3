//! `byte`: Base64 (RFC 4648, section 4).

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{
    GeneralPurpose,
    general_purpose::{NO_PAD, PAD},
};
use bytes::Bytes;

use crate::runtime::json_format;
use crate::runtime::text_format::TextFormat;

/// Unused bits of the last character may be set when reading, as RFC 4648, section 3.5 permits.
const ENGINE: GeneralPurpose =
    GeneralPurpose::new(&STANDARD, PAD.with_decode_allow_trailing_bits(true));

const UNPADDED: GeneralPurpose =
    GeneralPurpose::new(&STANDARD, NO_PAD.with_decode_allow_trailing_bits(true));

/// Decodes Base64 with either alphabet, with or without padding and line breaks, which all have one
/// meaning.
pub fn decode_any(text: &str) -> Option<Bytes> {
    let letters = text.trim_ascii_end().trim_end_matches('=').bytes();
    let letters = letters.filter(|letter| !letter.is_ascii_whitespace());
    let standard = letters.map(|letter| match letter {
        b'-' => b'+',
        b'_' => b'/',
        letter => letter,
    });
    let standard: Vec<u8> = standard.collect();
    UNPADDED.decode(standard).ok().map(Bytes::from)
}

/// Bytes in Base64, with padding.
pub struct Base64Text;

json_format::implement!(Bytes, Base64Text);

impl TextFormat for Base64Text {
    type Value = Bytes;
    const NAME: &'static str = "byte";
    const EXPECTED: &'static str = "expected Base64 (RFC 4648) with padding";

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
