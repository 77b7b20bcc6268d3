//! The independent JSON Schema validator.

use std::sync::LazyLock;

use jsonschema::{Draft, Validator};
use serde_json::{Map, Value, json};

use crate::nodes;

/// Formats of deviations: Base64 whose unused bits are zero.
pub const EXACT_BYTE: &str = "x-oracle-exact-byte";
pub const EXACT_BASE64URL: &str = "x-oracle-exact-base64url";

/// Creates the validator of the schema of a name.
///
/// # Errors
///
/// When the schemas are invalid.
pub fn of(name: &str, schemas: &Map<String, Value>) -> Result<Validator, String> {
    let root = json!({"$ref": nodes::reference(name), "components": {"schemas": schemas}});
    jsonschema::options()
        .with_draft(Draft::Draft202012)
        .should_validate_formats(true)
        .with_format("byte", |text| {
            text.len().is_multiple_of(4) && is_base64(text, ['+', '/'])
        })
        .with_format("base64url", |text| is_base64(text, ['-', '_']))
        .with_format(EXACT_BYTE, |text| {
            text.len().is_multiple_of(4) && is_exact(text, ['+', '/'])
        })
        .with_format(EXACT_BASE64URL, |text| is_exact(text, ['-', '_']))
        .with_format("decimal", is_decimal)
        .with_format("date-time-local", is_local_date_time)
        .build(&root)
        .map_err(|error| error.to_string())
}

/// Returns `true` for Base64 (RFC 4648), with or without padding.
fn is_base64(text: &str, last_letters: [char; 2]) -> bool {
    let body = text.trim_end_matches('=');
    let padding = text.len() - body.len();
    let is_known = |letter: char| letter.is_ascii_alphanumeric() || last_letters.contains(&letter);
    body.chars().all(is_known)
        && body.len() % 4 != 1
        && (padding == 0 || text.len().is_multiple_of(4) && padding < 3)
}

/// Returns `true` for Base64 whose unused bits are zero (RFC 4648, section 3.5).
fn is_exact(text: &str, last_letters: [char; 2]) -> bool {
    let body = text.trim_end_matches('=');
    let unused_bits = [0, 0, 4, 2][body.len() % 4];
    let value = body.bytes().next_back().map_or(0, |letter| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        _ => 62 + u8::from(char::from(letter) == last_letters[1]),
    });
    is_base64(text, last_letters) && value.trailing_zeros() >= unused_bits
}

/// Returns `true` for a date and time of RFC 3339 without its UTC offset, and without a leap second.
fn is_local_date_time(text: &str) -> bool {
    static DATE_TIME: LazyLock<Option<Validator>> = LazyLock::new(|| {
        let options = jsonschema::options().should_validate_formats(true);
        options.build(&json!({"format": "date-time"})).ok()
    });
    let has_leap_second = text.get(17..19) == Some("60");
    let is_valid = |validator: &Validator| validator.is_valid(&format!("{text}Z").into());
    !has_leap_second && DATE_TIME.as_ref().is_some_and(is_valid)
}

fn is_decimal(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let are_digits =
        |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    are_digits(whole) && are_digits(fraction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_may_have_unused_bits() {
        let url = ['-', '_'];
        for exact in ["", "YQ", "YWI", "YWJj", "AA", "YQ=="] {
            assert!(is_base64(exact, url) && is_exact(exact, url), "{exact}");
        }
        for loose in ["YR", "YWJ", "fs", "_-_"] {
            assert!(is_base64(loose, url) && !is_exact(loose, url), "{loose}");
        }
    }
}
