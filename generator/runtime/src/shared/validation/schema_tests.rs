//! The violations of a JSON value, for each kind of schema.

use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::multiple_schema::MultipleSchema;
use crate::runtime::schema::{Items, Schema};
use crate::test_support::schema::{ANY_INTEGER, NONE, STATUS, check, violations};

#[test]
fn any_value() {
    let values = ["null", "true", "7", "1.5", "\"text\"", "[]", "{}"];
    for json in values {
        check(&Schema::Any, &[(json, NONE)]);
    }
}

#[test]
fn booleans() {
    let wrong: &[&str] = &["body: expected a boolean"];
    check(&Schema::Boolean, &[("true", NONE), ("false", NONE)]);
    for json in ["null", "0", "\"true\"", "[]", "{}"] {
        check(&Schema::Boolean, &[(json, wrong)]);
    }
}

#[test]
fn integers() {
    let wrong: &[&str] = &["body: expected a 64-bit integer"];
    let cases = [
        ("0", NONE),
        ("-7", NONE),
        ("9223372036854775807", NONE),
        ("-9223372036854775808", NONE),
        ("9223372036854775808", wrong),
        ("-9223372036854775809", wrong),
        ("18446744073709551615", wrong),
        ("18446744073709551616", wrong),
        ("1.0", wrong),
        ("1e3", wrong),
        ("\"7\"", wrong),
        ("true", wrong),
        ("null", wrong),
        ("[]", wrong),
        ("{}", wrong),
    ];
    check(&ANY_INTEGER, &cases);
    let wrong: &[&str] = &["body: expected an integer between 1 and 5"];
    let cases = [
        ("1", NONE),
        ("5", NONE),
        ("0", wrong),
        ("6", wrong),
        ("1.5", wrong),
    ];
    check(&Schema::Integer(1, 5), &cases);
}

#[test]
fn numbers() {
    let wrong: &[&str] = &["body: expected a number"];
    let cases = [
        ("0", NONE),
        ("-1.5", NONE),
        ("18446744073709551616", NONE),
        ("1e308", NONE),
        ("\"1\"", wrong),
        ("null", wrong),
        ("[]", wrong),
    ];
    check(&Schema::Number(NumberBounds::ANY), &cases);
}

#[test]
fn numbers_within_bounds() {
    let infinity = f64::INFINITY;
    let cases = [
        (
            0.5,
            infinity,
            "0.5",
            "0.25",
            "body: expected a number of at least 0.5",
        ),
        (
            -infinity,
            0.5,
            "-1",
            "1",
            "body: expected a number of at most 0.5",
        ),
        (
            0.0,
            1.0,
            "1.0",
            "1.5",
            "body: expected a number between 0 and 1",
        ),
        (
            0.0,
            1.0,
            "0",
            "-1",
            "body: expected a number between 0 and 1",
        ),
        (
            0.0,
            1.0,
            "1",
            "true",
            "body: expected a number between 0 and 1",
        ),
    ];
    for (minimum, maximum, valid, invalid, expected) in cases {
        let schema = Schema::Number(NumberBounds {
            minimum,
            maximum,
            ..NumberBounds::ANY
        });
        check(&schema, &[(valid, NONE), (invalid, &[expected])]);
    }
}

#[test]
fn strings() {
    let wrong: &[&str] = &["body: expected a string"];
    let rules: &[TextConstraint] = &[
        TextConstraint::Length(0, 3),
        TextConstraint::Condition(|text| !text.contains('\0'), "expected no NUL"),
    ];
    let cases: [(&str, &[&str]); 6] = [
        (r#""""#, NONE),
        (r#""éé\u00e9""#, NONE),
        (r#""four""#, &["body: expected at most 3 characters"]),
        (r#""\u0000""#, &["body: expected no NUL"]),
        (
            r#""four\u0000""#,
            &[
                "body: expected at most 3 characters",
                "body: expected no NUL",
            ],
        ),
        ("7", wrong),
    ];
    check(&Schema::String(rules), &cases);
    check(
        &Schema::String(&[]),
        &[("\"any\"", NONE), ("null", wrong), ("[]", wrong)],
    );
}

#[test]
fn lengths_of_strings() {
    let cases: [(&[TextConstraint], &str, &str); 5] = [
        (
            &[TextConstraint::Length(0, 1)],
            "\"ab\"",
            "at most 1 character",
        ),
        (
            &[TextConstraint::Length(1, usize::MAX)],
            "\"\"",
            "at least 1 character",
        ),
        (
            &[TextConstraint::Length(2, usize::MAX)],
            "\"é\"",
            "at least 2 characters",
        ),
        (
            &[TextConstraint::Length(1, 2)],
            "\"\"",
            "between 1 and 2 characters",
        ),
        (
            &[TextConstraint::Length(2, 2)],
            "\"abc\"",
            "between 2 and 2 characters",
        ),
    ];
    for (rules, json, expected) in cases {
        let found = violations(json, &Schema::String(rules));
        assert_eq!(found, [format!("body: expected {expected}")], "{json}");
    }
}

#[test]
fn enums() {
    let wrong: &[&str] = &["body: expected one of `available`, `sold`"];
    check(&STATUS, &[("\"sold\"", NONE), (r#""\u0073old""#, NONE)]);
    for json in ["\"Sold\"", "\"\"", "\"sold \"", "0", "null", "[\"sold\"]"] {
        check(&STATUS, &[(json, wrong)]);
    }
}

#[test]
fn references_are_followed() {
    static SOLD: Schema = Schema::Enum(&["sold"], "expected `sold`");
    static ONCE: Schema = Schema::Reference(&SOLD);
    let twice = Schema::Reference(&ONCE);
    check(
        &twice,
        &[("\"sold\"", NONE), ("7", &["body: expected `sold`"])],
    );
}

#[test]
fn arrays() {
    const FEW: Items = Items {
        schema: ANY_INTEGER,
        minimum: 1,
        maximum: 2,
    };
    const SOME: Items = Items {
        schema: ANY_INTEGER,
        minimum: 1,
        maximum: usize::MAX,
    };
    let cases: [(&str, &[&str]); 6] = [
        ("[1]", NONE),
        ("[1,2]", NONE),
        ("[]", &["body: expected between 1 and 2 items"]),
        ("[1,2,3]", &["body: expected between 1 and 2 items"]),
        (
            "[1,true,3]",
            &[
                "body: expected between 1 and 2 items",
                "/1: expected a 64-bit integer",
            ],
        ),
        ("{}", &["body: expected an array"]),
    ];
    check(&Schema::Array(&FEW), &cases);
    check(
        &Schema::Array(&SOME),
        &[("[]", &["body: expected at least 1 item"])],
    );
}

#[test]
fn exclusive_bounds_and_steps_are_reported() {
    let bounds = NumberBounds {
        above: 0.0,
        maximum: 1.0,
        ..NumberBounds::ANY
    };
    let share = Schema::Number(bounds);
    let expected = "body: expected a number above 0 and of at most 1";
    for (json, broken) in [("0", true), ("1", false), ("0.1", false), ("1.1", true)] {
        let expected: &[&str] = if broken { &[expected] } else { NONE };
        assert_eq!(violations(json, &share), expected, "{json}");
    }
    let tenths = Schema::Other(&MultipleSchema("0.1", Schema::Number(NumberBounds::ANY)));
    assert_eq!(violations("0.3", &tenths), NONE);
    assert_eq!(
        violations("0.35", &tenths),
        ["body: expected a multiple of 0.1"]
    );
    assert_eq!(violations("true", &tenths), ["body: expected a number"]);
}

#[test]
fn unsigned_integers_have_a_larger_range() {
    let any = Schema::Unsigned(0, u64::MAX);
    let expected = "body: expected an integer between 0 and 18446744073709551615";
    assert_eq!(violations("18446744073709551615", &any), NONE);
    assert_eq!(violations("-1", &any), [expected]);
    assert_eq!(violations("18446744073709551616", &any), [expected]);
}
