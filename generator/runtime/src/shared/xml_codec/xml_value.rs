//! Values read from XML that are not yet encoded as JSON.

use std::borrow::Cow;

use crate::runtime::encode::{Encode, Writer};
use crate::runtime::xml::Shape;

/// A value read from XML.
#[derive(Debug)]
pub(crate) enum Value {
    Null,
    /// A number or boolean, as JSON text.
    Plain(String),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(Cow<'static, str>, Value)>),
}

impl Value {
    /// Converts a text. An invalid one stays a string, which the type rejects.
    pub(crate) fn of_text(text: String, shape: &Shape) -> Self {
        let plain = match shape {
            Shape::Number => number(text.trim_ascii()),
            Shape::Boolean => boolean(text.trim_ascii()).map(str::to_owned),
            Shape::Text | Shape::List(..) | Shape::Object(..) | Shape::Tree => None,
        };
        plain.map_or(Self::Text(text), Self::Plain)
    }
}

impl Encode for Value {
    fn encode(&self, json: &mut Writer) {
        match self {
            Self::Null => json.raw("null"),
            Self::Plain(text) => json.raw(text),
            Self::Text(text) => json.text(text),
            Self::List(items) => json.array(items),
            Self::Object(fields) => json.object(&mut |json| {
                for (name, value) in fields {
                    json.entry(name, value);
                }
            }),
        }
    }
}

/// Parses a boolean (XML Schema, part 2, section 3.2.2).
fn boolean(text: &str) -> Option<&'static str> {
    match text {
        "true" | "1" => Some("true"),
        "false" | "0" => Some("false"),
        _ => None,
    }
}

/// Converts a number to JSON: XML allows a plus sign, leading zeros, and a decimal point at either
/// end (XML Schema, part 2, sections 3.2.3 and 3.2.5).
fn number(text: &str) -> Option<String> {
    let (is_negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (digits, exponent) = match text.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, Some(exponent)),
        None => (text, None),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let is_number = are_digits(whole)
        && are_digits(fraction)
        && (!whole.is_empty() || !fraction.is_empty())
        && exponent.is_none_or(is_exponent);
    if !is_number {
        return None;
    }
    let mut json = String::from(if is_negative { "-" } else { "" });
    json.push_str(match whole.trim_start_matches('0') {
        "" => "0",
        whole => whole,
    });
    for (before, digits) in [(".", Some(fraction)), ("e", exponent)] {
        if let Some(digits) = digits.filter(|digits| !digits.is_empty()) {
            json.push_str(before);
            json.push_str(digits);
        }
    }
    Some(json)
}

fn is_exponent(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    !digits.is_empty() && are_digits(digits)
}

fn are_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}
