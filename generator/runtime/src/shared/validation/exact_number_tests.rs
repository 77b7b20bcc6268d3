//! Decimal numbers: comparison, integers and multiples.

use std::cmp::Ordering;

use crate::runtime::exact_number::ExactNumber;
use crate::runtime::limits::NumberConstraint;
use crate::runtime::number::Number;
use crate::runtime::reason::Limit;

#[test]
fn multiples_are_computed_in_decimal() {
    for (number, step, expected) in [
        ("0.3", "0.1", true),
        ("0.7", "0.1", true),
        ("1.1", "0.1", true),
        ("-19.99", "0.01", true),
        ("0.35", "0.1", false),
        ("4.5", "1.5", true),
        ("4.0", "1.5", false),
        ("0.0", "0.1", true),
        ("-0.0", "7", true),
        ("1e300", "0.1", true),
        ("1e300", "7", false),
        ("7e300", "7", true),
        ("1e-300", "0.1", false),
        ("5e-324", "5e-324", true),
        ("0.30000000000000004", "0.1", false),
        ("100.0", "1e2", true),
        ("150.0", "1e2", false),
        ("280403203912496660000000", "5", true),
        ("280403203912496660000001", "5", false),
        ("2.8040320391249666e23", "4", true),
        // Beyond 64 bits, and beyond the range of floating point numbers.
        ("18446744073709551617", "2", false),
        ("18446744073709551618", "2", true),
        ("36893488147419103230", "18446744073709551615", true),
        ("36893488147419103231", "18446744073709551615", false),
        ("1e400", "8", true),
        ("1e400", "3", false),
        ("3e400", "3", true),
        ("1e-400", "1e-401", true),
        ("1e-400", "3e-401", false),
        ("1e999999999999999999", "7", false),
        ("1e999999999999999999", "0.5", true),
    ] {
        let [parsed, step] = [number, step].map(|text| ExactNumber::parse(text).expect("a number"));
        assert_eq!(
            parsed.is_multiple_of(&step),
            expected,
            "{number} of {step:?}"
        );
    }
}

#[test]
fn other_texts_are_not_numbers() {
    for text in ["NaN", "inf", "-", "1e", "1x", "one", "1e1.5", " 1", "1 "] {
        assert_eq!(ExactNumber::parse(text), None, "{text}");
    }
}

#[test]
fn integers_have_a_zero_fractional_part() {
    let cases = [
        ("0", Some((false, Some(0)))),
        ("-0", Some((false, Some(0)))),
        ("0e7", Some((false, Some(0)))),
        ("0e-7", Some((false, Some(0)))),
        ("0.00", Some((false, Some(0)))),
        ("1.0", Some((false, Some(1)))),
        ("-1.0", Some((true, Some(1)))),
        ("1e3", Some((false, Some(1000)))),
        ("10e-1", Some((false, Some(1)))),
        ("1.5", None),
        ("1.5e1", Some((false, Some(15)))),
        ("15e-1", None),
        ("-12.30E+2", Some((true, Some(1230)))),
        ("18446744073709551615", Some((false, Some(u64::MAX)))),
        ("18446744073709551615.000", Some((false, Some(u64::MAX)))),
        ("1844674407370955161500e-2", Some((false, Some(u64::MAX)))),
        ("18446744073709551616", Some((false, None))),
        ("1e19", Some((false, Some(10_000_000_000_000_000_000)))),
        ("1e20", Some((false, None))),
        ("1e400", Some((false, None))),
        ("-1e400", Some((true, None))),
        ("1e-400", None),
        ("1e99999999999999999999999", Some((false, None))),
        ("1e-99999999999999999999999", None),
    ];
    for (text, expected) in cases {
        let number = ExactNumber::parse(text).unwrap();
        assert_eq!(number.integer(), expected, "{text}");
        assert_eq!(number.is_integer(), expected.is_some(), "{text}");
        assert_eq!(Number::of(text).is_integer(), expected.is_some(), "{text}");
    }
}

#[test]
fn numbers_are_compared_by_their_exact_value() {
    // Each number is less than the next one.
    let ascending = [
        "-1e400",
        "-9007199254740993",
        "-9007199254740992",
        "-10",
        "-9",
        "-1.5",
        "-1e-400",
        "0",
        "1e-401",
        "1e-400",
        "0.1",
        "0.10000000000000000000000000001",
        "0.2",
        "1",
        "1.00000000000000000001",
        "2",
        "9",
        "10",
        "11",
        "99",
        "100",
        "9007199254740992",
        "9007199254740993",
        "18446744073709551615",
        "18446744073709551616",
        "1e400",
        "1.1e400",
        "1e401",
    ];
    for (index, left) in ascending.iter().enumerate() {
        for (other, right) in ascending.iter().enumerate() {
            let [exact, other_exact] = [left, right].map(|text| ExactNumber::parse(text).unwrap());
            assert_eq!(exact.cmp(&other_exact), index.cmp(&other), "{left} {right}");
            assert_eq!(exact == other_exact, index == other, "{left} {right}");
        }
    }
    for (left, right) in [
        ("1", "1.0"),
        ("1", "10e-1"),
        ("100", "1E+2"),
        ("0", "-0.0e5"),
        ("-2.50", "-25e-1"),
        ("1e400", "10e399"),
    ] {
        let [left, right] = [left, right].map(|text| ExactNumber::parse(text).unwrap());
        assert_eq!(left, right);
        assert_eq!(left.cmp(&right), Ordering::Equal);
    }
}

#[test]
fn limits_are_compared_exactly() {
    use NumberConstraint::{ExclusiveMaximum, ExclusiveMinimum, Maximum, Minimum, MultipleOf};
    // 2^53 + 1 is rounded to 2^53, and 2^64 - 1 to 2^64, in floating point.
    let beyond_53 = Limit::Integer(9_007_199_254_740_993);
    let beyond_64 = Limit::Decimal("18446744073709551617");
    let cases = [
        (Minimum(beyond_53), "9007199254740993", "9007199254740992"),
        (
            Minimum(beyond_53),
            "9007199254740993.0",
            "9007199254740992.9",
        ),
        (Maximum(beyond_53), "9007199254740993", "9007199254740994"),
        (
            Maximum(beyond_53),
            "900719925474099.3e1",
            "9007199254740993.1",
        ),
        (
            ExclusiveMinimum(beyond_53),
            "9007199254740993.5",
            "9007199254740993",
        ),
        (
            ExclusiveMaximum(beyond_53),
            "9007199254740992",
            "9007199254740993.0",
        ),
        (
            Minimum(beyond_64),
            "18446744073709551617",
            "18446744073709551616",
        ),
        (
            Maximum(beyond_64),
            "18446744073709551617",
            "18446744073709551618",
        ),
        (
            ExclusiveMinimum(beyond_64),
            "18446744073709551618",
            "18446744073709551617",
        ),
        (
            ExclusiveMaximum(beyond_64),
            "18446744073709551616",
            "18446744073709551617",
        ),
        (
            Minimum(Limit::Integer(i64::MAX)),
            "9223372036854775807",
            "9223372036854775806",
        ),
        (
            Maximum(Limit::Integer(i64::MAX)),
            "9223372036854775807",
            "9223372036854775808",
        ),
        (
            Minimum(Limit::Integer(i64::MIN)),
            "-9223372036854775808",
            "-9223372036854775809",
        ),
        (
            Maximum(Limit::Decimal("0.1")),
            "0.1",
            "0.1000000000000000000001",
        ),
        (
            Minimum(Limit::Decimal("0.1")),
            "1e-1",
            "0.0999999999999999999999",
        ),
        (Maximum(Limit::Decimal("1e400")), "1e400", "1.1e400"),
        (Minimum(Limit::Decimal("1e400")), "1e401", "9e399"),
        (Minimum(Limit::Decimal("1e-400")), "1e-400", "1e-401"),
        (ExclusiveMinimum(Limit::Integer(0)), "1e-400", "0"),
        (ExclusiveMinimum(Limit::Integer(0)), "1e-400", "-0.0"),
        (ExclusiveMaximum(Limit::Integer(0)), "-1e-400", "0e0"),
        (MultipleOf("0.01"), "19.99", "19.999"),
        (
            MultipleOf("9007199254740993"),
            "9007199254740993",
            "9007199254740992",
        ),
    ];
    for (constraint, valid, invalid) in cases {
        let holds = |text| constraint.holds(Number::of(text));
        assert!(holds(valid), "{constraint:?} {valid}");
        assert!(!holds(invalid), "{constraint:?} {invalid}");
    }
    let largest = Number::Integer(u64::MAX.into());
    assert!(Minimum(Limit::Decimal("18446744073709551615")).holds(largest));
    assert!(!Minimum(Limit::Decimal("18446744073709551616")).holds(largest));
}
