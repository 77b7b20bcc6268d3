//! Enums of integers and of mixed values: unknown values of newer servers are kept.

use crate::runtime::client::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::client::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::runtime::decode::from_text;
use crate::runtime::encode::to_bytes;
use crate::runtime::json;
use crate::runtime::scalar::Scalar;

#[derive(Clone, Debug, PartialEq)]
enum Step {
    Back,
    Unknown(UnknownInteger),
}

impl IntegerEnum for Step {
    const VALUES: &'static [(i64, Self)] = &[(-1, Self::Back)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

impl json::Decode for Step {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        integer_enum::decode(reader)
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Switch {
    Auto,
    One,
    Unknown(UnknownScalar),
}

impl ScalarEnum for Switch {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Text("auto"), Self::Auto),
        (Scalar::Integer(1), Self::One),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

impl json::Decode for Switch {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        scalar_enum::decode(reader)
    }
}

#[test]
fn an_unknown_integer_is_kept() {
    let steps: Vec<Step> = from_text("[-1, 7]").expect("integers");
    let [Step::Back, Step::Unknown(unknown)] = steps.as_slice() else {
        panic!("{steps:?}");
    };
    assert_eq!((unknown.as_i64(), unknown.to_string().as_str()), (7, "7"));
    assert!(from_text::<Step>("\"7\"").is_err());
}

#[test]
fn an_unknown_value_is_kept_as_it_was_sent() {
    let sent = "[\"auto\",1,1.0,\"off\",2,2.5,false,18446744073709551615]";
    let switches: Vec<Switch> = from_text(sent).expect("scalars");
    assert_eq!(switches[..3], [Switch::Auto, Switch::One, Switch::One]);
    let unknown = switches.iter().filter_map(|switch| match switch {
        Switch::Unknown(value) => Some(value.as_scalar()),
        Switch::Auto | Switch::One => None,
    });
    let unknown: Vec<Scalar<'_>> = unknown.collect();
    let json = to_bytes(&unknown).expect("scalars");
    assert_eq!(json, b"[\"off\",2,2.5,false,18446744073709551615]");
    assert!(from_text::<Switch>("[]").is_err());
}

#[test]
fn the_type_of_a_header_follows_from_its_text() {
    assert_eq!(Switch::from_text("1"), Switch::One);
    assert_eq!(
        Switch::from_text("2"),
        Switch::from_scalar(Scalar::Text("2"))
    );
}
