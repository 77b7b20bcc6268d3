//! Decoding of single parameters.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use crate::runtime::decode;
use crate::runtime::expected::Types;
use crate::runtime::reason::{Reason, ViolationKind};
use crate::runtime::schema::Schema;
use crate::runtime::server::string_schema;
use crate::runtime::violation::{Place, Violations};

/// The text of a parameter, not yet decoded.
pub struct Parameter<'a> {
    pub(crate) place: Place,
    pub(crate) text: Text<'a>,
}

/// The text of a parameter in a request.
pub(crate) enum Text<'a> {
    Absent,
    /// Unreadable, which has been noted.
    Broken,
    Given(Cow<'a, str>),
}

impl<'a> Parameter<'a> {
    pub(crate) fn new(place: Place, text: Text<'a>) -> Self {
        Self { place, text }
    }

    /// Treats an empty value as absent (OpenAPI, `allowEmptyValue`).
    pub fn or_empty(mut self) -> Self {
        if matches!(&self.text, Text::Given(text) if text.is_empty()) {
            self.text = Text::Absent;
        }
        self
    }

    /// Returns the value, or `None` if it is absent or invalid; the latter is noted.
    pub fn optional<T>(
        self,
        violations: &mut Violations,
        schema: &'static Schema,
        decode: impl FnOnce(&str) -> Result<T, Reason>,
    ) -> Option<T> {
        let Text::Given(text) = self.text else {
            return None;
        };
        match string_schema::decode(&text, schema, decode) {
            Ok(value) => Some(value),
            Err(error) => {
                violations.note_at(&self.place, error);
                None
            }
        }
    }

    /// Returns the value, or `None` if it is absent or invalid; both are noted.
    pub fn required<T>(
        self,
        violations: &mut Violations,
        schema: &'static Schema,
        decode: impl FnOnce(&str) -> Result<T, Reason>,
    ) -> Option<T> {
        if let Text::Absent = self.text {
            violations.push(self.place, Reason::REQUIRED);
            return None;
        }
        self.optional(violations, schema, decode)
    }
}

/// Decodes an integer in JSON notation: no `+`, leading zeros, spaces or fraction.
pub fn integer<T: FromStr>(text: &str) -> Result<T, Reason> {
    let value: Option<T> = is_json_integer(text).then(|| text.parse().ok()).flatten();
    value.ok_or_else(|| {
        let bits = 8 * size_of::<T>();
        let kind = ViolationKind::Type(Types::INTEGER);
        Reason::new(kind, format!("expected a {bits}-bit integer"))
    })
}

/// Returns `true` if a text is an integer in JSON notation.
#[inline]
pub(crate) fn is_json_integer(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let leading_zero = digits.len() > 1 && digits.starts_with('0');
    !digits.is_empty() && !leading_zero && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Decodes a number in JSON notation.
pub fn number(text: &str) -> Result<f64, Reason> {
    // JSON allows white space around a text; parameters do not.
    let number = decode::from_text::<f64>(text).ok();
    let number = number.filter(|_| text.trim() == text);
    number.ok_or_else(|| Types::NUMBER.into())
}

/// Decodes a number in JSON notation, rounded to 32 bits.
pub fn float(text: &str) -> Result<f32, Reason> {
    let number = number(text)? as f32;
    match number.is_finite() {
        true => Ok(number),
        false => Err(Reason::fixed(
            ViolationKind::Type(Types::NUMBER),
            "expected a 32-bit number",
        )),
    }
}

/// The reason for which another text is rejected as a boolean.
pub(crate) const NOT_BOOLEAN: Reason = Reason::fixed(
    ViolationKind::Type(Types::BOOLEAN),
    "expected `true` or `false`",
);

/// Parses `true` or `false`.
pub fn boolean(text: &str) -> Result<bool, Reason> {
    match text {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(NOT_BOOLEAN),
    }
}

/// Decodes a value of an enum, whose schema has been checked.
pub fn choice<T: FromStr<Err: Display>>(text: &str) -> Result<T, Reason> {
    text.parse()
        .map_err(|unknown: T::Err| Reason::from(unknown.to_string()))
}

/// Returns the text unchanged.
pub fn text(text: &str) -> Result<String, Reason> {
    Ok(text.to_owned())
}
