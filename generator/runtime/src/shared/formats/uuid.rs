//! `uuid`, with the crate `uuid`.

use uuid::Uuid;

use crate::runtime::json_format;
use crate::runtime::text_format::TextFormat;

/// A UUID (RFC 9562, section 4) as a [`Uuid`], formatted in lower case.
pub struct UuidText;

json_format::implement!(Uuid, UuidText);

impl TextFormat for UuidText {
    type Value = Uuid;
    const NAME: &'static str = "uuid";
    const EXPECTED: &'static str =
        "expected a UUID (RFC 9562), such as `f81d4fae-7dec-41d0-8765-00a0c91e6bf6`";

    fn parse(text: &str) -> Option<Uuid> {
        // Only the hyphenated form has this length.
        const LENGTH: usize = uuid::fmt::Hyphenated::LENGTH;
        (text.len() == LENGTH)
            .then(|| Uuid::try_parse(text).ok())
            .flatten()
    }

    fn text(value: &Uuid) -> String {
        value.to_string()
    }
}
