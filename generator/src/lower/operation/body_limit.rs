//! The size limit of a request body (`x-body-limit`).

use openapiv3::Operation as Source;
use serde_json::Value;

use crate::lower::Lowering;
use crate::report::Code;
use crate::source::Place;

const NAME: &str = "x-body-limit";

/// The units of sizes, without distinction of case.
const UNITS: [(&str, u64); 7] = [
    ("b", 1),
    ("kb", 1_000),
    ("mb", 1_000_000),
    ("gb", 1_000_000_000),
    ("kib", 1 << 10),
    ("mib", 1 << 20),
    ("gib", 1 << 30),
];

impl Lowering<'_> {
    /// The maximum number of bytes of an operation's body, if it is declared.
    pub fn body_limit(&mut self, source: &Source, is_webhook: bool, place: &Place) -> Option<u64> {
        let value = source.extensions.get(NAME)?;
        let bytes = bytes(value);
        let useless = match (is_webhook, &source.request_body) {
            _ if bytes.is_none() => {
                let expected = "a number of bytes, or a size such as `10MiB`";
                self.invalid_extension(NAME, expected, place);
                return None;
            }
            (true, _) => "webhooks",
            (false, None) => "operations without a body",
            (false, Some(_)) => return bytes,
        };
        let message = format!("`{NAME}` has no effect on {useless}");
        self.diagnose(Code::MisplacedExtension, &place.key(NAME), message)
            .at_key();
        None
    }
}

/// Parses a number of bytes, or a text with a unit: `10MiB`.
fn bytes(value: &Value) -> Option<u64> {
    let Value::String(text) = value else {
        return value.as_u64();
    };
    let (number, unit) = text.split_at(text.find(|letter: char| !letter.is_ascii_digit())?);
    let unit = unit.trim_start().to_ascii_lowercase();
    let (_, factor) = UNITS.iter().find(|(known, _)| *known == unit)?;
    number.parse::<u64>().ok()?.checked_mul(*factor)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::bytes;

    #[test]
    fn sizes_are_numbers_of_bytes_or_have_a_unit() {
        for (value, expected) in [
            (json!(0), Some(0)),
            (json!(65536), Some(65536)),
            (json!("512 B"), Some(512)),
            (json!("10MiB"), Some(10 << 20)),
            (json!("2 kB"), Some(2000)),
            (json!("1GiB"), Some(1 << 30)),
            (json!(-1), None),
            (json!(1.5), None),
            (json!(""), None),
            (json!("10"), None),
            (json!("MiB"), None),
            (json!("1.5 MiB"), None),
            (json!("10 MiB or so"), None),
            (json!("10 Mebi"), None),
            (json!("99999999999 GiB"), None),
            (json!(true), None),
        ] {
            assert_eq!(bytes(&value), expected, "{value}");
        }
    }
}
