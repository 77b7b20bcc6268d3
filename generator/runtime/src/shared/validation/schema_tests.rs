//! The violations of a JSON value, for each type.

use crate::runtime::constant::Constant;
use crate::runtime::expected::Types;
use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::reason::{Limit, ViolationKind};
use crate::runtime::schema::{ArraySchema, Schema};
use crate::test_support::schema::{ANY_INTEGER, NONE, STATUS, check, kinds, limits, violations};

#[test]
fn any_value() {
    let values = ["null", "true", "7", "1.5", "1e400", "\"text\"", "[]", "{}"];
    for json in values {
        check(&Schema::Any, &[(json, NONE)]);
        check(&Schema::Never, &[(json, &["body: is not allowed"])]);
    }
}

#[test]
fn nulls() {
    let wrong: &[&str] = &["body: expected null"];
    check(&Schema::Null, &[("null", NONE), (" null ", NONE)]);
    for json in ["false", "0", "\"null\"", "\"\"", "[]", "{}"] {
        check(&Schema::Null, &[(json, wrong)]);
    }
    static NULLABLE: Schema = Schema::Nullable(&Schema::Reference(&STATUS));
    let wrong: &[&str] = &["body: expected one of `available`, `sold`"];
    let cases = [
        ("null", NONE),
        ("\"sold\"", NONE),
        ("\"\"", wrong),
        ("0", wrong),
    ];
    check(&NULLABLE, &cases);
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
    let wrong: &[&str] = &["body: expected an integer"];
    let cases = [
        ("0", NONE),
        ("-0", NONE),
        ("-7", NONE),
        ("9223372036854775807", NONE),
        ("-9223372036854775808", NONE),
        // Only the type limits the bits.
        ("9223372036854775808", NONE),
        ("-9223372036854775809", NONE),
        ("18446744073709551615", NONE),
        ("18446744073709551616", NONE),
        ("1.0", NONE),
        ("-0.0", NONE),
        ("1e3", NONE),
        ("10e-1", NONE),
        ("1.5e1", NONE),
        ("1e400", NONE),
        ("1.5", wrong),
        ("15e-1", wrong),
        ("1e-400", wrong),
        ("18446744073709551616.5", wrong),
        ("\"7\"", wrong),
        ("true", wrong),
        ("null", wrong),
        ("[]", wrong),
        ("{}", wrong),
    ];
    check(&ANY_INTEGER, &cases);
    static SMALL: Schema = Schema::Integer(&[
        NumberConstraint::Minimum(Limit::Integer(1)),
        NumberConstraint::Maximum(Limit::Integer(5)),
    ]);
    let outside: &[&str] = &["body: expected an integer between 1 and 5"];
    let cases = [
        ("1", NONE),
        ("5", NONE),
        ("5.0", NONE),
        ("0.1e1", NONE),
        ("0", outside),
        ("6", outside),
        ("60e-1", outside),
        ("1e400", outside),
        ("1.5", wrong),
        ("true", wrong),
    ];
    check(&SMALL, &cases);
}

#[test]
fn integers_of_64_bits() {
    static SIGNED: Schema = Schema::Integer(&[
        NumberConstraint::Minimum(Limit::Integer(i64::MIN)),
        NumberConstraint::Maximum(Limit::Integer(i64::MAX)),
    ]);
    let wrong: &[&str] =
        &["body: expected an integer between -9223372036854775808 and 9223372036854775807"];
    let cases = [
        ("9223372036854775807", NONE),
        ("9223372036854775807.0", NONE),
        ("-9223372036854775808", NONE),
        ("9223372036854775808", wrong),
        ("-9223372036854775809", wrong),
        ("1e400", wrong),
    ];
    check(&SIGNED, &cases);
    static UNSIGNED: Schema = Schema::Integer(&[
        NumberConstraint::Minimum(Limit::Integer(0)),
        NumberConstraint::Maximum(Limit::Decimal("18446744073709551615")),
    ]);
    let wrong: &[&str] = &["body: expected an integer between 0 and 18446744073709551615"];
    let cases = [
        ("18446744073709551615", NONE),
        ("-0", NONE),
        ("-1", wrong),
        ("18446744073709551616", wrong),
        ("184467440737095516150e-1", NONE),
    ];
    check(&UNSIGNED, &cases);
}

#[test]
fn numbers() {
    let wrong: &[&str] = &["body: expected a number"];
    let cases = [
        ("0", NONE),
        ("-1.5", NONE),
        ("18446744073709551616", NONE),
        ("1e308", NONE),
        ("1e400", NONE),
        ("\"1\"", wrong),
        ("null", wrong),
        ("[]", wrong),
    ];
    check(&Schema::Number(&[]), &cases);
}

#[test]
fn each_violated_limit_is_reported_with_its_kind() {
    use NumberConstraint::{ExclusiveMaximum, ExclusiveMinimum, Maximum, Minimum, MultipleOf};
    const HALF: Limit = Limit::Decimal("0.5");
    const ZERO: Limit = Limit::Integer(0);
    const ONE: Limit = Limit::Integer(1);
    let cases: [(&'static Schema, _, _, &[_]); 9] = [
        (
            &Schema::Number(&[Minimum(HALF)]),
            ["0.5", "0.25"],
            "expected a number of at least 0.5",
            &[ViolationKind::Minimum(HALF)],
        ),
        (
            &Schema::Number(&[Maximum(HALF)]),
            ["-1", "1"],
            "expected a number of at most 0.5",
            &[ViolationKind::Maximum(HALF)],
        ),
        (
            &Schema::Number(&[Minimum(ZERO), Maximum(ONE)]),
            ["1.0", "1.5"],
            "expected a number between 0 and 1",
            &[ViolationKind::Maximum(ONE)],
        ),
        (
            &Schema::Number(&[Minimum(ZERO), Maximum(ONE)]),
            ["0", "-1"],
            "expected a number between 0 and 1",
            &[ViolationKind::Minimum(ZERO)],
        ),
        (
            &Schema::Number(&[Minimum(ZERO), Maximum(ONE)]),
            ["1", "true"],
            "expected a number",
            &[ViolationKind::Type(Types::NUMBER)],
        ),
        (
            &Schema::Number(&[ExclusiveMinimum(ZERO), Maximum(ONE)]),
            ["1", "0"],
            "expected a number above 0",
            &[ViolationKind::ExclusiveMinimum(ZERO)],
        ),
        (
            &Schema::Number(&[ExclusiveMinimum(ZERO), Maximum(ONE)]),
            ["0.1", "1.1"],
            "expected a number of at most 1",
            &[ViolationKind::Maximum(ONE)],
        ),
        (
            &Schema::Integer(&[ExclusiveMaximum(ONE)]),
            ["0", "1.0"],
            "expected an integer below 1",
            &[ViolationKind::ExclusiveMaximum(ONE)],
        ),
        (
            &Schema::Number(&[MultipleOf("0.1")]),
            ["0.3", "0.35"],
            "expected a multiple of 0.1",
            &[ViolationKind::MultipleOf("0.1")],
        ),
    ];
    for (schema, [valid, invalid], message, expected) in cases {
        let message = format!("body: {message}");
        check(schema, &[(valid, NONE), (invalid, &[&message])]);
        assert_eq!(kinds(invalid, schema), expected, "{invalid}");
    }
    let several = &Schema::Integer(&[Maximum(ONE), MultipleOf("2")]);
    let expected = [
        "body: expected an integer of at most 1",
        "body: expected a multiple of 2",
    ];
    check(
        several,
        &[
            ("3", &expected),
            ("4", &expected[..1]),
            ("-1", &expected[1..]),
        ],
    );
    assert_eq!(
        kinds("3", several),
        [ViolationKind::Maximum(ONE), ViolationKind::MultipleOf("2")]
    );
}

/// A predicate of strings without the character NUL.
fn has_no_nul(text: &str) -> bool {
    !text.contains('\0')
}

#[test]
fn strings() {
    static SHORT: Schema = Schema::String(&[
        TextConstraint::Length(0, 3),
        TextConstraint::Format(has_no_nul, "no-nul", "expected no NUL"),
        TextConstraint::Pattern(|text| !text.contains('!'), "^[^!]*$"),
    ]);
    let wrong: &[&str] = &["body: expected a string"];
    let length = "body: expected at most 3 characters";
    let pattern = "body: expected a string that matches ^[^!]*$";
    let cases: [(&str, &[&str]); 7] = [
        (r#""""#, NONE),
        (r#""éé\u00e9""#, NONE),
        (r#""four""#, &[length]),
        (r#""\u0000""#, &["body: expected no NUL"]),
        (r#""\u0021""#, &[pattern]),
        (
            r#""four\u0000!""#,
            &[length, "body: expected no NUL", pattern],
        ),
        ("7", wrong),
    ];
    check(&SHORT, &cases);
    let expected = [
        ViolationKind::MaxLength(3),
        ViolationKind::Format("no-nul"),
        ViolationKind::Pattern("^[^!]*$"),
    ];
    assert_eq!(kinds(r#""four\u0000!""#, &SHORT), expected);
    check(
        &Schema::String(&[]),
        &[("\"any\"", NONE), ("null", wrong), ("[]", wrong)],
    );
}

#[test]
fn lengths_of_strings() {
    const MAX: usize = usize::MAX;
    let cases: [(&'static Schema, _, _, _); 7] = [
        (
            &Schema::String(&[TextConstraint::Length(0, 1)]),
            "\"ab\"",
            "at most 1 character",
            ViolationKind::MaxLength(1),
        ),
        (
            &Schema::String(&[TextConstraint::Length(1, MAX)]),
            "\"\"",
            "at least 1 character",
            ViolationKind::MinLength(1),
        ),
        (
            &Schema::String(&[TextConstraint::Length(2, MAX)]),
            "\"é\"",
            "at least 2 characters",
            ViolationKind::MinLength(2),
        ),
        (
            &Schema::String(&[TextConstraint::Length(1, 2)]),
            "\"\"",
            "between 1 and 2 characters",
            ViolationKind::MinLength(1),
        ),
        (
            &Schema::String(&[TextConstraint::Length(2, 2)]),
            "\"abc\"",
            "2 characters",
            ViolationKind::MaxLength(2),
        ),
        (
            &Schema::String(&[TextConstraint::Length(1, 1)]),
            "\"\"",
            "1 character",
            ViolationKind::MinLength(1),
        ),
        (
            &Schema::String(&[TextConstraint::Length(0, 0)]),
            "\"a\"",
            "at most 0 characters",
            ViolationKind::MaxLength(0),
        ),
    ];
    for (schema, json, expected, kind) in cases {
        assert_eq!(
            violations(json, schema),
            [format!("body: expected {expected}")],
            "{json}"
        );
        assert_eq!(kinds(json, schema), [kind], "{json}");
    }
}

#[test]
fn enums() {
    let wrong: &[&str] = &["body: expected one of `available`, `sold`"];
    check(&STATUS, &[("\"sold\"", NONE), (r#""\u0073old""#, NONE)]);
    for json in ["\"Sold\"", "\"\"", "\"sold \"", "0", "null", "[\"sold\"]"] {
        check(&STATUS, &[(json, wrong)]);
        assert_eq!(limits(json, &STATUS), ["enum: available, sold"], "{json}");
    }
}

#[test]
fn enums_of_integers() {
    static INTEGERS: Schema = Schema::IntegerEnum(&[-1, 1, i64::MAX]);
    for json in [
        "-1",
        "1",
        "1.0",
        "10e-1",
        "9223372036854775807",
        "9223372036854775807.0",
    ] {
        check(&INTEGERS, &[(json, NONE)]);
    }
    let wrong: &[&str] = &["body: expected one of `-1`, `1`, `9223372036854775807`"];
    for json in [
        "0",
        "1.5",
        "9223372036854775806",
        "9223372036854775808",
        "1e400",
        "\"1\"",
        "null",
    ] {
        check(&INTEGERS, &[(json, wrong)]);
        assert_eq!(
            limits(json, &INTEGERS),
            ["enum: -1, 1, 9223372036854775807"],
            "{json}"
        );
    }
}

#[test]
fn listed_values_are_compared_by_value() {
    static VALUES: Schema = Schema::Values(&[
        Constant::Null,
        Constant::Boolean(true),
        Constant::Number("1.50"),
        Constant::Number("18446744073709551617"),
        Constant::Text("a\"b"),
        Constant::Array(&[Constant::Number("1"), Constant::Text("x")]),
        Constant::Object(&[("a", Constant::Number("1")), ("b", Constant::Null)]),
    ]);
    for json in [
        "null",
        "true",
        "1.5",
        "15e-1",
        "18446744073709551617",
        "18446744073709551617.0",
        r#""a\"b""#,
        r#""\u0061\"b""#,
        r#"[1.0, "x"]"#,
        r#"{"b":null,"a":10e-1}"#,
    ] {
        check(&VALUES, &[(json, NONE)]);
    }
    let wrong: &[&str] = &[
        "body: expected one of `null`, `true`, `1.50`, `18446744073709551617`, `\"a\\\"b\"`, `[1,\"x\"]`, \
         `{\"a\":1,\"b\":null}`",
    ];
    for json in [
        "false",
        "1.51",
        "18446744073709551616",
        "\"a\"",
        "\"true\"",
        "[]",
        r#"["x",1]"#,
        r#"[1,"x",1]"#,
        "{}",
        r#"{"a":1}"#,
        r#"{"a":1,"b":null,"c":1}"#,
        r#"{"a":1,"b":false}"#,
    ] {
        check(&VALUES, &[(json, wrong)]);
        let expected =
            r#"enum: null, true, 1.50, 18446744073709551617, "a\"b", [1,"x"], {"a":1,"b":null}"#;
        assert_eq!(limits(json, &VALUES), [expected], "{json}");
    }
    check(
        &Schema::Values(&[Constant::Null]),
        &[("0", &["body: expected `null`"])],
    );
}

#[test]
fn references_are_followed() {
    static SOLD: Schema = Schema::Enum(&["sold"]);
    static ONCE: Schema = Schema::Reference(&SOLD);
    static TWICE: Schema = Schema::Reference(&ONCE);
    check(
        &TWICE,
        &[("\"sold\"", NONE), ("7", &["body: expected `sold`"])],
    );
}

#[test]
fn arrays() {
    static FEW: Schema = Schema::Array(&ArraySchema {
        items: ANY_INTEGER,
        minimum: 1,
        maximum: 2,
        ..ArraySchema::ANY
    });
    static SOME: Schema = Schema::Array(&ArraySchema {
        items: ANY_INTEGER,
        minimum: 1,
        ..ArraySchema::ANY
    });
    static TWO: Schema = Schema::Array(&ArraySchema {
        minimum: 2,
        maximum: 2,
        ..ArraySchema::ANY
    });
    let cases: [(&str, &[&str]); 6] = [
        ("[1]", NONE),
        ("[1,2]", NONE),
        ("[]", &["body: expected between 1 and 2 items"]),
        ("[1,2,3]", &["body: expected between 1 and 2 items"]),
        (
            "[1,true,3]",
            &[
                "/1: expected an integer",
                "body: expected between 1 and 2 items",
            ],
        ),
        ("{}", &["body: expected an array"]),
    ];
    check(&FEW, &cases);
    assert_eq!(kinds("[]", &FEW), [ViolationKind::MinItems(1)]);
    assert_eq!(kinds("[1,2,3]", &FEW), [ViolationKind::MaxItems(2)]);
    check(&SOME, &[("[]", &["body: expected at least 1 item"])]);
    check(
        &TWO,
        &[("[{},null]", NONE), ("[1]", &["body: expected 2 items"])],
    );
}
