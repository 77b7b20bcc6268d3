//! The independent JSON Schema validator.

use jsonschema::{Draft, Keyword, ValidationError, Validator};
use serde_json::{Map, Value, json};

use crate::nodes;
use crate::unrepresented::{UNREPRESENTED, Unrepresented};

/// A keyword of deviations: an integer is written without a fraction or an exponent.
pub const WHOLE: &str = "x-oracle-whole";

/// A keyword of deviations: its constraints apply to a number rounded to `f64`.
pub const DOUBLE: &str = "x-oracle-double";

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
        .with_keyword(WHOLE, |_, _, _| Ok(Box::new(Whole)))
        .with_keyword(UNREPRESENTED, |_, names, _| {
            Ok(Box::new(Unrepresented::new(names)))
        })
        .with_keyword(DOUBLE, |_, constraints, _| {
            jsonschema::validator_for(constraints)
                .map(|constraints| Box::new(Double(constraints)) as _)
        })
        .build(&root)
        .map_err(|error| error.to_string())
}

struct Whole;

impl<'i> Keyword<'i> for Whole {
    fn validate(&self, instance: &'i Value) -> Result<(), ValidationError<'i>> {
        match Keyword::is_valid(self, instance) {
            true => Ok(()),
            false => Err(ValidationError::custom("a fraction")),
        }
    }

    fn is_valid(&self, instance: &'i Value) -> bool {
        !instance.is_f64()
    }
}

struct Double(Validator);

impl<'i> Keyword<'i> for Double {
    fn validate(&self, instance: &'i Value) -> Result<(), ValidationError<'i>> {
        match Keyword::is_valid(self, instance) {
            true => Ok(()),
            false => Err(ValidationError::custom("a number of other digits")),
        }
    }

    fn is_valid(&self, instance: &'i Value) -> bool {
        self.0.is_valid(&rounded(instance))
    }
}

/// Rounds a number to the digits that `f64` preserves.
fn rounded(value: &Value) -> Value {
    let kept = value.as_f64().map(|number| number.to_string());
    let kept = kept.and_then(|text| serde_json::from_str(&text).ok());
    kept.unwrap_or_else(|| value.clone())
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
