//! Enums of integers and of mixed values: decoded from JSON and from the text of a parameter, and their violations.

use std::fmt::Debug;
use std::str::FromStr;

use crate::runtime::constant::Constant;
use crate::runtime::decode::from_text;
use crate::runtime::json;
use crate::runtime::scalar::Scalar;
use crate::runtime::schema::Schema;
use crate::runtime::server::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::server::parameter;
use crate::runtime::server::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::test_support::schema;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Back,
    Forward,
}

impl IntegerEnum for Step {
    const VALUES: &'static [(i64, Self)] = &[(-1, Self::Back), (1, Self::Forward)];
}

impl FromStr for Step {
    type Err = UnknownInteger;

    fn from_str(text: &str) -> Result<Self, UnknownInteger> {
        Self::from_text(text)
    }
}

impl json::Decode for Step {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Switch {
    Auto,
    True,
    One,
    Half,
}

impl ScalarEnum for Switch {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Text("auto"), Self::Auto),
        (Scalar::Boolean(true), Self::True),
        (Scalar::Integer(1), Self::One),
        (Scalar::Number(0.5), Self::Half),
    ];
}

impl FromStr for Switch {
    type Err = UnknownScalar;

    fn from_str(text: &str) -> Result<Self, UnknownScalar> {
        Self::from_text(text)
    }
}

impl json::Decode for Switch {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        scalar_enum::decode(reader)
    }
}

#[track_caller]
fn check<T: json::Decode + Debug + PartialEq>(json: &str, value: Option<T>) {
    assert_eq!(from_text::<T>(json).ok(), value, "{json}");
}

#[test]
fn integers_are_from_a_closed_set() {
    check("-1", Some(Step::Back));
    check("1", Some(Step::Forward));
    check("1.0", Some(Step::Forward));
    check("-10e-1", Some(Step::Back));
    for json in ["0", "\"1\"", "1.5", "true", "null", "9223372036854775808"] {
        check::<Step>(json, None);
    }
}

#[test]
fn mixed_values_are_from_a_closed_set() {
    check("\"auto\"", Some(Switch::Auto));
    check("true", Some(Switch::True));
    check("1", Some(Switch::One));
    check("1.0", Some(Switch::One));
    check("5e-1", Some(Switch::Half));
    for json in ["\"1\"", "\"true\"", "false", "0", "null", "[1]", "\"Auto\""] {
        check::<Switch>(json, None);
    }
}

#[test]
fn parameters_are_from_a_closed_set() {
    let step =
        |text: &str| parameter::choice::<Step>(text).map_err(|reason| reason.message.into_owned());
    assert_eq!(step("-1"), Ok(Step::Back));
    for text in ["", "+1", "01", "1.0", " 1", "0"] {
        assert_eq!(step(text), Err("expected one of `-1`, `1`".to_owned()));
    }
    let switch = |text: &str| {
        parameter::choice::<Switch>(text).map_err(|reason| reason.message.into_owned())
    };
    assert_eq!(switch("auto"), Ok(Switch::Auto));
    assert_eq!(switch("true"), Ok(Switch::True));
    assert_eq!(switch("1"), Ok(Switch::One));
    assert_eq!(switch("0.50"), Ok(Switch::Half));
    for text in ["", " 0.5", "TRUE", "\"auto\"", "NaN"] {
        let expected = "expected one of `auto`, `true`, `1`, `0.5`";
        assert_eq!(switch(text), Err(expected.to_owned()), "{text:?}");
    }
}

#[test]
fn invalid_values_are_reported() {
    static INTEGERS: Schema = Schema::IntegerEnum(&[-1, 1]);
    let wrong: &[&str] = &["body: expected one of `-1`, `1`"];
    let cases = [
        ("-1", schema::NONE),
        ("1.0", schema::NONE),
        ("0", wrong),
        ("\"1\"", wrong),
    ];
    schema::check(&INTEGERS, &cases);
    static MIXED: Schema = Schema::Values(&[Constant::Text("auto"), Constant::Number("1")]);
    let wrong: &[&str] = &["body: expected one of `\"auto\"`, `1`"];
    let cases = [
        ("\"auto\"", schema::NONE),
        ("1", schema::NONE),
        ("1.0", schema::NONE),
        ("2", wrong),
        ("{}", wrong),
        ("null", wrong),
    ];
    schema::check(&MIXED, &cases);
}
