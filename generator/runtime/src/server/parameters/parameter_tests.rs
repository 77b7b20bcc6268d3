//! Decoding the text of parameters.

use std::fmt::Debug;
use std::str::FromStr;

use crate::runtime::limits::TextConstraint;
use crate::runtime::server::parameter::{self, Reason};
use crate::runtime::server::query;
use crate::runtime::server::text_enum::{TextEnum, UnknownValue};
use crate::runtime::violation::Violations;
use crate::test_support::messages;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Size {
    Small,
    Large,
}

impl TextEnum for Size {
    const VALUES: &'static [(&'static str, Self)] =
        &[("small", Self::Small), ("large", Self::Large)];
}

impl FromStr for Size {
    type Err = UnknownValue;

    fn from_str(text: &str) -> Result<Self, UnknownValue> {
        Self::from_text(text)
    }
}

#[track_caller]
fn check<T: Debug + PartialEq>(
    decode: impl Fn(&str) -> Result<T, Reason>,
    allowed: &[(&str, T)],
    (rejected, reason): (&[&str], &str),
) {
    for (text, value) in allowed {
        assert_eq!(decode(text).as_ref(), Ok(value), "{text}");
    }
    for text in rejected {
        assert_eq!(
            decode(text),
            Err(Reason::Owned(reason.to_owned())),
            "{text:?}"
        );
    }
}

/// Texts that are not JSON numbers.
const NOT_NUMBERS: &[&str] = &[
    "",
    "-",
    "--1",
    "+1",
    "+",
    "01",
    "-01",
    "00",
    "0x1",
    "1_000",
    "1,000",
    "1.",
    ".5",
    "1e",
    "one",
    "null",
    "true",
    "\"1\"",
    "[1]",
    "NaN",
    "Infinity",
    "-Infinity",
    "inf",
    "1 2",
    " 1",
    "1 ",
    "\t1",
    "1\n",
    "1\0",
    "١",
    "１",
    "−1",
    "∞",
];

#[test]
fn integers_have_the_syntax_of_json() {
    let reason = "expected an integer between -9223372036854775808 and 9223372036854775807";
    let decode = |text: &str| parameter::integer(text, i64::MIN..=i64::MAX);
    let allowed = [
        ("0", 0),
        ("-0", 0),
        ("7", 7),
        ("-7", -7),
        ("100", 100),
        ("9223372036854775807", i64::MAX),
        ("-9223372036854775808", i64::MIN),
    ];
    let many_digits = "9".repeat(10_000);
    let rejected = [
        "9223372036854775808",
        "-9223372036854775809",
        "18446744073709551616",
        many_digits.as_str(),
        "1e3",
        "1E3",
        "1.0",
        "-1.5",
    ];
    check(decode, &allowed, (&rejected, reason));
    check(decode, &[], (NOT_NUMBERS, reason));
}

#[test]
fn integers_are_within_their_bounds() {
    let decode = |text: &str| parameter::integer(text, 1..=100_i32);
    // 4294967297 would be 1 if it were truncated to 32 bits.
    let rejected = ["0", "101", "-1", "4294967297", "2147483648"];
    let reason = "expected an integer between 1 and 100";
    check(decode, &[("1", 1), ("100", 100)], (&rejected, reason));
}

#[test]
fn numbers_have_the_syntax_of_json() {
    let allowed = [
        ("0", 0.0),
        ("-0", -0.0),
        ("7", 7.0),
        ("-1.5", -1.5),
        ("1e3", 1000.0),
        ("1E+3", 1000.0),
        ("25e-2", 0.25),
        ("9223372036854775808", 9_223_372_036_854_775_808.0),
        ("1.7976931348623157e308", f64::MAX),
        ("1e-400", 0.0),
    ];
    let reason = "expected a number";
    let decode = |text: &str| parameter::number(text, f64::MIN..=f64::MAX);
    check(decode, &allowed, (&["1e400", "-1e400"], reason));
    check(decode, &[], (NOT_NUMBERS, reason));
}

#[test]
fn numbers_are_within_their_bounds() {
    let cases = [
        (
            0.5,
            f64::MAX,
            "0.5",
            "0.25",
            "expected a number of at least 0.5",
        ),
        (
            f64::MIN,
            0.5,
            "-1e308",
            "1",
            "expected a number of at most 0.5",
        ),
        (0.0, 1.0, "1.0", "1.5", "expected a number between 0 and 1"),
        (0.0, 1.0, "0", "one", "expected a number between 0 and 1"),
    ];
    for (minimum, maximum, valid, invalid, reason) in cases {
        let decode = |text: &str| parameter::number(text, minimum..=maximum);
        let value = valid.parse().unwrap();
        check(decode, &[(valid, value)], (&[invalid], reason));
    }
}

#[test]
fn numbers_of_32_bits_are_rounded() {
    let decode = |text: &str| parameter::float(text, 0.0..=100.0);
    let reason = "expected a number between 0 and 100";
    let allowed = [("0.1", 0.1_f32), ("16.777217", 16.777_218), ("100", 100.0)];
    check(decode, &allowed, (&["100.1", "-1", "1e300"], reason));
    let decode = |text: &str| parameter::float(text, f64::MIN..=f64::MAX);
    let allowed = [("3.4028235e38", f32::MAX), ("1e-300", 0.0)];
    let reason = "expected a 32-bit number";
    check(decode, &allowed, (&["3.5e38", "-1e300"], reason));
}

#[test]
fn booleans_are_true_or_false() {
    let rejected = [
        "", "True", "TRUE", "1", "0", "yes", " true", "true ", "null",
    ];
    let reason = "expected `true` or `false`";
    let allowed = [("true", true), ("false", false)];
    check(parameter::boolean, &allowed, (&rejected, reason));
}

#[test]
fn enum_values_are_a_closed_set() {
    let rejected = ["", "Small", "small ", "smal", "small,large", "`small`"];
    let reason = "expected one of `small`, `large`";
    let allowed = [("small", Size::Small), ("large", Size::Large)];
    check(parameter::choice, &allowed, (&rejected, reason));
}

#[test]
fn text_is_unchanged() {
    for text in ["", " ", "\0", "é🐶", "line\nbreak"] {
        assert_eq!(parameter::text(text).as_deref(), Ok(text));
        assert_eq!(parameter::ruled_text(text, &[]).as_deref(), Ok(text));
    }
}

#[test]
fn the_first_violated_constraint_is_reported() {
    const RULES: &[TextConstraint] = &[
        TextConstraint::Condition(
            |text| text.chars().any(char::is_alphabetic),
            "expected a letter",
        ),
        TextConstraint::Condition(
            |text| text.chars().any(char::is_numeric),
            "expected a digit",
        ),
    ];
    let decode = |text: &str| parameter::ruled_text(text, RULES);
    let allowed = [("a1", "a1".to_owned())];
    check(decode, &allowed, (&["1", "", "!"], "expected a letter"));
    check(decode, &[], (&["a", "é"], "expected a digit"));
}

/// The value and the violations of a query parameter that is an integer between 1 and 100.
fn limit(query: &str, required: bool) -> (Option<i64>, Vec<String>) {
    let mut violations = Violations::new();
    let [limit] = query::read(Some(query), ["limit"], &mut violations);
    let decode = |text: &str| parameter::integer(text, 1..=100);
    let value = match required {
        true => limit.required(&mut violations, decode),
        false => limit.optional(&mut violations, decode),
    };
    (value, messages(violations))
}

#[test]
fn an_invalid_value_is_reported_once() {
    let cases = [
        ("limit=7", Some(7), None),
        (
            "limit=",
            None,
            Some("expected an integer between 1 and 100"),
        ),
        (
            "limit=+7",
            None,
            Some("expected an integer between 1 and 100"),
        ),
        ("limit=%", None, Some("is not percent-encoded UTF-8")),
    ];
    for (query, value, reason) in cases {
        let violations = reason.map(|reason| format!("query parameter `limit`: {reason}"));
        let expected = (value, violations.into_iter().collect());
        assert_eq!(limit(query, true), expected, "{query}");
        assert_eq!(limit(query, false), expected, "{query}");
    }
}

#[test]
fn a_required_parameter_must_be_present() {
    let violations = vec!["query parameter `limit`: is required".to_owned()];
    assert_eq!(limit("", true), (None, violations));
    assert_eq!(limit("", false), (None, vec![]));
}
