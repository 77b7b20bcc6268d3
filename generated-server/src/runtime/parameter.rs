// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Decoding of parameters: the text of one value to its type.

use std::borrow::Cow;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::decode;
use super::limits::TextRule;
use super::violation::{Place, Violations};

/// What is expected of a value that is not allowed.
pub type Reason = Cow<'static, str>;

/// The text of one parameter, not yet decoded to its type.
#[derive(Debug)]
pub struct Parameter<'a> {
    pub(super) place: Place,
    pub(super) text: Text<'a>,
}

/// What a request holds of a parameter.
#[derive(Debug)]
pub(super) enum Text<'a> {
    Absent,
    /// Not readable, which has been noted.
    Broken,
    Given(Cow<'a, str>),
}

impl<'a> Parameter<'a> {
    pub(super) fn new(place: Place, text: Text<'a>) -> Self {
        Self { place, text }
    }

    /// The same, absent if its value is nothing (OpenAPI, `allowEmptyValue`).
    pub fn or_empty(mut self) -> Self {
        if matches!(&self.text, Text::Given(text) if text.is_empty()) {
            self.text = Text::Absent;
        }
        self
    }

    /// The value, or `None` if it is absent or not allowed; the latter is noted.
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

    /// The value, or `None` if it is absent or not allowed; both are noted.
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

/// Decodes an integer as JSON writes it: no `+`, no leading zero, no space, no
/// fraction.
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

/// Whether a text is an integer as JSON writes it.
pub(super) fn is_json_integer(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let leading_zero = digits.len() > 1 && digits.starts_with('0');
    !digits.is_empty() && !leading_zero && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Decodes a number as JSON writes it.
pub fn number(text: &str, allowed: RangeInclusive<f64>) -> Result<f64, Reason> {
    // Around a whole text, JSON allows spaces: a parameter has none.
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

/// Decodes a number as JSON writes it to the nearest one of 32 bits.
pub fn float(text: &str, allowed: RangeInclusive<f64>) -> Result<f32, Reason> {
    let number = number(text, allowed)? as f32;
    match number.is_finite() {
        true => Ok(number),
        false => Err("expected a number of 32 bits".into()),
    }
}

/// The value if it holds to a rule.
pub fn check<T>(value: T, holds: bool, expected: &'static str) -> Result<T, Reason> {
    match holds {
        true => Ok(value),
        false => Err(Reason::Borrowed(expected)),
    }
}

/// Decodes `true` or `false`.
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

/// Takes the text as it is.
pub fn text(text: &str) -> Result<String, Reason> {
    Ok(text.to_owned())
}

/// Takes the text if it holds to the rules.
pub fn ruled_text(text: &str, rules: &[TextRule]) -> Result<String, Reason> {
    match rules.iter().find(|rule| !(rule.holds)(text)) {
        Some(rule) => Err(Reason::Borrowed(rule.expected)),
        None => Ok(text.to_owned()),
    }
}
