//! Decoding the text of parameters.

use std::fmt::Debug;
use std::str::FromStr;

use crate::runtime::constant::Constant;
use crate::runtime::expected::Types;
use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::reason::{Limit, Reason, ViolationKind};
use crate::runtime::schema::Schema;
use crate::runtime::server::parameter;
use crate::runtime::server::query;
use crate::runtime::server::string_schema;
use crate::runtime::server::text_enum::{TextEnum, UnknownValue};
use crate::runtime::violation::{Violation, Violations};
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
        let message = decode(text).map_err(|reason| reason.message);
        assert_eq!(message, Err(reason.to_owned().into()), "{text:?}");
    }
}

/// Checks texts against a schema, before they are decoded.
#[track_caller]
fn check_schema<T: Debug + PartialEq>(
    schema: &'static Schema,
    decode: fn(&str) -> Result<T, Reason>,
    allowed: &[(&str, T)],
    rejected: &[(&str, &str)],
) {
    let found =
        |text| string_schema::decode(text, schema, decode).map_err(|error| error.to_string());
    for (text, value) in allowed {
        assert_eq!(found(text).as_ref(), Ok(value), "{text}");
    }
    for (text, message) in rejected {
        assert_eq!(found(text), Err((*message).to_owned()), "{text:?}");
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
    let reason = "expected a 64-bit integer";
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
    check(parameter::integer::<i64>, &allowed, (&rejected, reason));
    check(parameter::integer::<i64>, &[], (NOT_NUMBERS, reason));
    // 4294967297 would be 1 if it were truncated to 32 bits.
    let rejected = ["4294967297", "2147483648"];
    let allowed = [("2147483647", i32::MAX)];
    check(
        parameter::integer,
        &allowed,
        (&rejected, "expected a 32-bit integer"),
    );
    let rejected = ["-1", "256"];
    check(
        parameter::integer,
        &[("255", 255_u8)],
        (&rejected, "expected a 8-bit integer"),
    );
}

#[test]
fn integers_are_within_their_limits() {
    static SCHEMA: Schema = Schema::Integer(&[
        NumberConstraint::Minimum(Limit::Integer(1)),
        NumberConstraint::Maximum(Limit::Integer(100)),
    ]);
    let reason = "expected an integer between 1 and 100";
    let rejected = [
        ("0", reason),
        ("101", reason),
        ("-1", reason),
        ("4294967297", reason),
        ("99999999999999999999999", reason),
        ("1.5", "expected an integer"),
        ("one", "expected an integer"),
        ("", "expected an integer"),
        ("+1", "expected an integer"),
        (" 1", "expected an integer"),
        // Integers have no fraction in parameters.
        ("1.0", "expected an integer"),
        ("1e1", "expected an integer"),
    ];
    let allowed = [("1", 1_i32), ("100", 100)];
    check_schema(&SCHEMA, parameter::integer, &allowed, &rejected);
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
    check(parameter::number, &allowed, (&["1e400", "-1e400"], reason));
    check(parameter::number, &[], (NOT_NUMBERS, reason));
    for text in NOT_NUMBERS {
        check_schema(
            &Schema::Number(&[]),
            parameter::number,
            &[],
            &[(text, reason)],
        );
    }
}

#[test]
fn numbers_are_within_their_limits() {
    const ZERO: NumberConstraint = NumberConstraint::Minimum(Limit::Integer(0));
    const ONE: NumberConstraint = NumberConstraint::Maximum(Limit::Integer(1));
    const HALF: Limit = Limit::Decimal("0.5");
    let cases: [(&'static Schema, _, _, _); 6] = [
        (
            &Schema::Number(&[NumberConstraint::Minimum(HALF)]),
            "0.5",
            "0.25",
            "expected a number of at least 0.5",
        ),
        (
            &Schema::Number(&[NumberConstraint::Maximum(HALF)]),
            "-1e308",
            "1",
            "expected a number of at most 0.5",
        ),
        (
            &Schema::Number(&[ZERO, ONE]),
            "1.0",
            "1.5",
            "expected a number between 0 and 1",
        ),
        (
            &Schema::Number(&[ZERO, ONE]),
            "0",
            "one",
            "expected a number",
        ),
        // The text is checked, not the rounded number.
        (
            &Schema::Number(&[ZERO, ONE]),
            "1.0",
            "1.0000000000000000000001",
            "expected a number between 0 and 1",
        ),
        (
            &Schema::Number(&[NumberConstraint::MultipleOf("0.1")]),
            "0.3",
            "0.35",
            "expected a multiple of 0.1",
        ),
    ];
    for (schema, valid, invalid, reason) in cases {
        let value = valid.parse().unwrap();
        check_schema(
            schema,
            parameter::number,
            &[(valid, value)],
            &[(invalid, reason)],
        );
    }
}

#[test]
fn numbers_of_32_bits_are_rounded() {
    static SCHEMA: Schema = Schema::Number(&[
        NumberConstraint::Minimum(Limit::Integer(0)),
        NumberConstraint::Maximum(Limit::Integer(100)),
    ]);
    let reason = "expected a number between 0 and 100";
    let allowed = [("0.1", 0.1_f32), ("16.777217", 16.777_218), ("100", 100.0)];
    let rejected = ["100.1", "-1", "1e300"].map(|text| (text, reason));
    check_schema(&SCHEMA, parameter::float, &allowed, &rejected);
    let allowed = [("3.4028235e38", f32::MAX), ("1e-300", 0.0)];
    let reason = "expected a 32-bit number";
    check(parameter::float, &allowed, (&["3.5e38", "-1e300"], reason));
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
        check_schema(
            &Schema::String(&[]),
            parameter::text,
            &[(text, text.to_owned())],
            &[],
        );
    }
}

#[test]
fn every_violated_constraint_is_reported() {
    static SCHEMA: Schema = Schema::String(&[
        TextConstraint::Format(
            |text| text.chars().any(char::is_alphabetic),
            "letter",
            "expected a letter",
        ),
        TextConstraint::Format(
            |text| text.chars().any(char::is_numeric),
            "digit",
            "expected a digit",
        ),
    ]);
    let rejected = [
        ("1", "expected a letter"),
        ("a", "expected a digit"),
        ("é", "expected a digit"),
        ("", "expected a letter; expected a digit"),
        ("!", "expected a letter; expected a digit"),
    ];
    check_schema(
        &SCHEMA,
        parameter::text,
        &[("a1", "a1".to_owned())],
        &rejected,
    );
}

#[test]
fn texts_are_checked_as_what_they_represent() {
    static INTEGERS: Schema = Schema::IntegerEnum(&[-1, 1]);
    static MIXED: Schema = Schema::Values(&[
        Constant::Text("auto"),
        Constant::Boolean(true),
        Constant::Number("1.50"),
        Constant::Number("18446744073709551617"),
    ]);
    static NULLABLE: Schema = Schema::Nullable(&Schema::Integer(&[]));
    static TYPES: Schema = Schema::Types(&[
        Schema::Integer(&[NumberConstraint::Maximum(Limit::Integer(9))]),
        Schema::String(&[TextConstraint::Length(2, 3)]),
    ]);
    static NOT: Schema = Schema::Not(&Schema::Enum(&["none"]), "expected another text");
    let boolean = "expected `true` or `false`";
    let integers = "expected one of `-1`, `1`";
    let mixed = "expected one of `\"auto\"`, `true`, `1.50`, `18446744073709551617`";
    type Row<'r> = (&'static Schema, &'r [&'r str], &'r [(&'r str, &'r str)]);
    let cases: &[Row<'_>] = &[
        (&Schema::Any, &["", "1", "null", "[1"], &[]),
        (
            &NOT,
            &["", "some", "\""],
            &[("none", "expected another text")],
        ),
        (
            &Schema::Boolean,
            &["true", "false"],
            &[("True", boolean), ("1", boolean), ("", boolean)],
        ),
        (
            &INTEGERS,
            &["-1", "1"],
            &[("0", integers), ("1.5", integers), ("one", integers)],
        ),
        (
            &MIXED,
            &[
                "auto",
                "true",
                "1.50",
                "1.5",
                "15e-1",
                "18446744073709551617",
            ],
            &[
                ("false", mixed),
                ("1.51", mixed),
                ("18446744073709551616", mixed),
                (" auto", mixed),
            ],
        ),
        (
            &NULLABLE,
            &["7", "-7"],
            &[("null", "expected an integer"), ("", "expected an integer")],
        ),
        (
            &TYPES,
            &["9", "-1", "ab", "010", "1.5"],
            &[
                ("10", "expected an integer of at most 9"),
                ("abcd", "expected between 2 and 3 characters"),
                ("", "expected between 2 and 3 characters"),
            ],
        ),
        (
            &Schema::Never,
            &[],
            &[("", "is not allowed"), ("a", "is not allowed")],
        ),
    ];
    for (schema, allowed, rejected) in cases {
        for text in *allowed {
            check_schema(schema, parameter::text, &[(text, text.to_string())], &[]);
        }
        check_schema(schema, parameter::text, &[], rejected);
    }
}

static LIMIT: Schema = Schema::Integer(&[
    NumberConstraint::Minimum(Limit::Integer(1)),
    NumberConstraint::Maximum(Limit::Integer(100)),
]);

/// The value and the violations of a query parameter that is an integer between 1 and 100.
fn limit(query: &str, required: bool) -> (Option<i64>, Vec<String>) {
    let mut violations = Violations::new();
    let [limit] = query::read(Some(query), ["limit"], &mut violations);
    let value = match required {
        true => limit.required(&mut violations, &LIMIT, parameter::integer),
        false => limit.optional(&mut violations, &LIMIT, parameter::integer),
    };
    (value, messages(violations))
}

#[test]
fn an_invalid_value_is_reported_once() {
    let cases = [
        ("limit=7", Some(7), None),
        ("limit=", None, Some("expected an integer")),
        ("limit=+7", None, Some("expected an integer")),
        (
            "limit=101",
            None,
            Some("expected an integer between 1 and 100"),
        ),
        ("limit=7.0", None, Some("expected an integer")),
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

#[test]
fn violations_have_a_kind() {
    let cases = [
        ("", ViolationKind::Required),
        ("limit=0", ViolationKind::Minimum(Limit::Integer(1))),
        ("limit=101", ViolationKind::Maximum(Limit::Integer(100))),
        ("limit=x", ViolationKind::Type(Types::INTEGER)),
        ("limit=%", ViolationKind::Syntax),
        ("limit=1&limit=1", ViolationKind::Repeated),
    ];
    for (query, expected) in cases {
        let mut violations = Violations::new();
        let [limit] = query::read(Some(query), ["limit"], &mut violations);
        limit.required(&mut violations, &LIMIT, parameter::integer::<i64>);
        let violations: Vec<Violation> = violations.into();
        let [only] = violations.as_slice() else {
            panic!("{query}: {violations:?}")
        };
        assert_eq!(only.kind, expected, "{query}");
    }
}
