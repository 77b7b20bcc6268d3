//! Decoding of single parameters.

use std::borrow::Cow;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::runtime::decode;
use crate::runtime::limits::TextConstraint;
use crate::runtime::violation::{Place, Violations};

/// The expectation of an invalid value.
pub type Reason = Cow<'static, str>;

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
        decode: impl FnOnce(&str) -> Result<T, Reason>,
    ) -> Option<T> {
        let Text::Given(text) = self.text else {
            return None;
        };
        match decode(&text) {
            Ok(value) => Some(value),
            Err(reason) => {
                violations.push(self.place, reason);
                None
            }
        }
    }

    /// Returns the value, or `None` if it is absent or invalid; both are noted.
    pub fn required<T>(
        self,
        violations: &mut Violations,
        decode: impl FnOnce(&str) -> Result<T, Reason>,
    ) -> Option<T> {
        if let Text::Absent = self.text {
            violations.push(self.place, "is required");
            return None;
        }
        self.optional(violations, decode)
    }
}

/// Decodes an integer in JSON notation: no `+`, leading zeros, spaces or fraction.
pub fn integer<T: FromStr + PartialOrd + Display>(
    text: &str,
    allowed: RangeInclusive<T>,
) -> Result<T, Reason> {
    let value: Option<T> = is_json_integer(text).then(|| text.parse().ok()).flatten();
    match value {
        Some(value) if allowed.contains(&value) => Ok(value),
        _ => {
            let (minimum, maximum) = allowed.into_inner();
            Err(format!("expected an integer between {minimum} and {maximum}").into())
        }
    }
}

/// Returns `true` if a text is an integer in JSON notation.
#[inline]
pub(crate) fn is_json_integer(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let leading_zero = digits.len() > 1 && digits.starts_with('0');
    !digits.is_empty() && !leading_zero && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Decodes a number in JSON notation.
pub fn number(text: &str, allowed: RangeInclusive<f64>) -> Result<f64, Reason> {
    // JSON allows white space around a text; parameters do not.
    let number = decode::from_text::<f64>(text).ok();
    match number.filter(|_| text.trim() == text) {
        Some(number) if allowed.contains(&number) => Ok(number),
        _ if allowed == (f64::MIN..=f64::MAX) => Err("expected a number".into()),
        _ => {
            let (minimum, maximum) = allowed.into_inner();
            Err(match (minimum == f64::MIN, maximum == f64::MAX) {
                (true, _) => format!("expected a number of at most {maximum}"),
                (_, true) => format!("expected a number of at least {minimum}"),
                _ => format!("expected a number between {minimum} and {maximum}"),
            }
            .into())
        }
    }
}

/// Decodes a number in JSON notation, rounded to 32 bits.
pub fn float(text: &str, allowed: RangeInclusive<f64>) -> Result<f32, Reason> {
    let number = number(text, allowed)? as f32;
    match number.is_finite() {
        true => Ok(number),
        false => Err("expected a 32-bit number".into()),
    }
}

/// Returns a value that satisfies a constraint.
pub fn check<T>(value: T, holds: bool, expected: &'static str) -> Result<T, Reason> {
    match holds {
        true => Ok(value),
        false => Err(Reason::Borrowed(expected)),
    }
}

/// Parses `true` or `false`.
pub fn boolean(text: &str) -> Result<bool, Reason> {
    match text {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err("expected `true` or `false`".into()),
    }
}

/// Decodes a value of an enum.
pub fn choice<T: FromStr<Err: Display>>(text: &str) -> Result<T, Reason> {
    text.parse()
        .map_err(|unknown: T::Err| unknown.to_string().into())
}

/// Returns the text unchanged.
pub fn text(text: &str) -> Result<String, Reason> {
    Ok(text.to_owned())
}

/// Returns the text if it satisfies the constraints.
pub fn ruled_text(text: &str, rules: &[TextConstraint]) -> Result<String, Reason> {
    match rules.iter().find(|rule| !rule.holds(text)) {
        Some(rule) => Err(rule.expected()),
        None => Ok(text.to_owned()),
    }
}
