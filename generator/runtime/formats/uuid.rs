//! `uuid`, by the crate of that name.

use uuid::Uuid;

use super::codec::TextFormat;
use super::json_format;

/// A UUID in its usual form (RFC 9562, section 4) as a [`Uuid`]. It is written in
/// lower case.
pub struct UuidText;

json_format::implement!(Uuid, UuidText);

impl TextFormat for UuidText {
    type Value = Uuid;
    const EXPECTED: &'static str =
        "expected a UUID (RFC 9562), as `f81d4fae-7dec-41d0-8765-00a0c91e6bf6`";

    fn parse(text: &str) -> Option<Uuid> {
        // Of this length there is only the form with hyphens.
        const LENGTH: usize = uuid::fmt::Hyphenated::LENGTH;
        (text.len() == LENGTH)
            .then(|| Uuid::try_parse(text).ok())
            .flatten()
    }

    fn text(value: &Uuid) -> String {
        value.to_string()
    }
}
