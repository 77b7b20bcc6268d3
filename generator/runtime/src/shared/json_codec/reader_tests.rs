//! Reading JSON texts, and the errors of invalid ones.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::check;
use crate::runtime::decode::{Decode, from_bytes, from_text};
use crate::runtime::encode::to_bytes;
use crate::runtime::schema::{ArraySchema, Field, ObjectSchema, Schema};
use crate::runtime::violation::Violations;
use crate::test_support::messages;
use crate::test_support::schema::{NONE, check, violations};

/// Checks that a text is accepted if `serde_json` accepts it, with the same value.
#[track_caller]
fn same_as_serde_json(text: &str) {
    let expected = serde_json::from_str::<Value>(text);
    let read = from_text::<Value>(text);
    match (read, expected) {
        (Ok(read), Ok(expected)) => {
            assert_eq!(read, expected, "{text}");
            let written = to_bytes(&read).expect("numbers");
            assert_eq!(from_bytes::<Value>(&written).expect("JSON"), expected);
        }
        (Err(_), Err(_)) => {}
        (read, expected) => panic!("{text}: {read:?}, expected {expected:?}"),
    }
}

#[test]
fn the_same_texts_are_json_as_with_serde_json() {
    let scalars = [
        "",
        " ",
        "null",
        "nul",
        "nulls",
        "true",
        "tru",
        "false",
        "falsy",
        "0",
        "-0",
        "-",
        "00",
        "01",
        "-01",
        "1",
        "12",
        "+1",
        "1.",
        ".5",
        "1.5",
        "1.5e",
        "1e5",
        "1E+5",
        "1e-5",
        "1e+",
        "0e0",
        "18446744073709551615",
        "18446744073709551616",
        "-9223372036854775808",
        "1e308",
        "1e309",
        "0.1",
        "123456789012345678901234567890",
        "NaN",
        "Infinity",
        "0x10",
        "1_000",
        "'a'",
        "a",
        "\u{feff}1",
        "1 2",
        "1,",
        "nullnull",
        "\u{a0}1",
    ];
    let strings = [
        r#""""#,
        r#"""#,
        r#""a"#,
        r#""abcdefgh""#,
        r#""abcdefg\"h""#,
        r#""\n\t\r\b\f\/\\""#,
        r#""\x""#,
        r#""\u0041""#,
        r#""\u00e9\u4e2d""#,
        r#""\ud83d\ude00""#,
        r#""\ud83d""#,
        r#""\ud83dx""#,
        r#""\ude00""#,
        r#""\ud83d\u0041""#,
        r#""\u12""#,
        r#""\u12g4""#,
        r#""\u+123""#,
        "\"a\nb\"",
        "\"a\tb\"",
        "\"\u{7f}\u{80}é中😀\"",
        "\"12345678\u{1}\"",
        r#""123456\"8\\""#,
        r#""\"#,
        r#""\""#,
    ];
    let compounds = [
        "[]",
        "[ ]",
        "[1]",
        "[1,2]",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[",
        "]",
        "[1",
        "[[]]",
        "[]]",
        "{}",
        "{ }",
        r#"{"a":1}"#,
        r#"{"a" : 1 , "b" : [ ] }"#,
        r#"{"a":1,}"#,
        r#"{,}"#,
        r#"{"a"}"#,
        r#"{"a":}"#,
        r#"{"a" 1}"#,
        r#"{a:1}"#,
        r#"{1:1}"#,
        r#"{"a":1"#,
        r#"{"\u0061":1}"#,
        r#"{"":{"":[{}]}}"#,
        "{]",
        "[}",
        "\n\t\r [1\n,\r2\t]\n",
        "[\u{b}1]",
    ];
    for text in scalars.iter().chain(&strings).chain(&compounds) {
        same_as_serde_json(text);
        same_as_serde_json(&format!(" {text} "));
        same_as_serde_json(&format!("[{text},{text}]"));
        same_as_serde_json(&format!("{{\"a\":{text}}}"));
    }
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    for depth in [126, 127, 128, 100_000] {
        same_as_serde_json(&nested(depth));
        same_as_serde_json(&nested(depth).replace('[', "{\"a\":[").replace(']', "]}"));
    }
}

#[track_caller]
fn assert_error<T: Decode>(text: &str, expected: &str) {
    match from_text::<T>(text) {
        Ok(_) => panic!("{text}"),
        Err(error) => assert_eq!(error.to_string(), expected, "{text}"),
    }
}

#[test]
fn errors_have_a_location() {
    assert_error::<Value>("", "is not JSON: expected a value at line 1, column 1");
    assert_error::<Vec<bool>>(
        "[true,\n tru]",
        "/1: is not JSON: expected a value at line 2, column 2",
    );
    assert_error::<Vec<bool>>(
        "[true false]",
        "is not JSON: expected `,` or the end of an array or object at line 1, column 7",
    );
    assert_error::<Vec<bool>>(
        "[true] x",
        "is not JSON: unexpected trailing content at line 1, column 8",
    );
    assert_error::<Vec<Vec<i8>>>("[[1],[2,300]]", "/1/1: is out of range for `i8`");
    assert_error::<Vec<String>>("[\"a\",1]", "/1: expected a string");
    assert_error::<bool>(
        "\"a",
        "is not JSON: unterminated string at line 1, column 3",
    );
    assert_error::<Value>(r#"{"a/b~c":1,"a/b~c":2}"#, "/a~1b~0c: must not be repeated");
    assert_eq!(
        from_bytes::<Value>(b"\"\xff\"").unwrap_err().to_string(),
        "is not UTF-8"
    );
}

#[test]
fn integers_are_within_their_width() {
    assert_eq!(from_text::<i64>("-9223372036854775808").unwrap(), i64::MIN);
    assert_eq!(from_text::<u64>("18446744073709551615").unwrap(), u64::MAX);
    assert_eq!(from_text::<i8>("-128").unwrap(), -128);
    assert_eq!(from_text::<u8>("-0").unwrap(), 0);
    assert_error::<i64>("9223372036854775808", "is out of range for `i64`");
    assert_error::<i64>("-9223372036854775809", "is out of range for `i64`");
    assert_error::<u64>("18446744073709551616", "is out of range for `u64`");
    assert_error::<u8>("-1", "is out of range for `u8`");
    assert_error::<i64>("\"1\"", "expected an integer");
}

#[test]
fn integers_may_have_a_zero_fraction_or_an_exponent() {
    for (text, expected) in [
        ("1.0", 1),
        ("1.000", 1),
        ("-1.0", -1),
        ("-0.0", 0),
        ("1e2", 100),
        ("1E+2", 100),
        ("10e-1", 1),
        ("1.5e1", 15),
        ("0e400", 0),
        ("0.0e-400", 0),
        ("9223372036854775807.0", i64::MAX),
        ("-9223372036854775808.0", i64::MIN),
        ("92233720368547758070e-1", i64::MAX),
        ("-922337203685477580.8e1", i64::MIN),
    ] {
        assert_eq!(from_text::<i64>(text).unwrap(), expected, "{text}");
        // The reader is after the number.
        let list = format!("[{text},{text} , 7]");
        let list: Vec<i64> = from_text(&list).unwrap();
        assert_eq!(list, [expected, expected, 7], "{text}");
    }
    assert_eq!(from_text::<u8>("2.55e2").unwrap(), 255);
    assert_eq!(
        from_text::<u64>("18446744073709551615.0").unwrap(),
        u64::MAX
    );
    assert_error::<u8>("2.56e2", "is out of range for `u8`");
    assert_error::<u8>("-1.0", "is out of range for `u8`");
    assert_error::<i64>("1e19", "is out of range for `i64`");
    assert_error::<i64>("1e400", "is out of range for `i64`");
    assert_error::<i64>("-1e400", "is out of range for `i64`");
    assert_error::<i64>("9223372036854775808.0", "is out of range for `i64`");
    assert_error::<u64>("18446744073709551616.0", "is out of range for `u64`");
    for text in ["1.5", "15e-1", "1e-1", "1e-400", "18446744073709551616.5"] {
        assert_error::<i64>(text, "expected an integer");
        assert_error::<Vec<i64>>(&format!("[1, {text}, 2]"), "/1: expected an integer");
    }
    for text in ["01.0", "00", "-01", "00e1"] {
        assert!(from_text::<i64>(text).is_err(), "{text}");
    }
    for text in ["1.", "1e", "1.e1"] {
        let error = from_text::<i64>(text).unwrap_err().to_string();
        assert!(error.starts_with("is not JSON: "), "{text}: {error}");
    }
}

#[test]
fn numbers_are_rounded_to_the_nearest() {
    assert_eq!(from_text::<f64>("0.1").unwrap(), 0.1);
    assert_eq!(from_text::<f64>("7").unwrap(), 7.0);
    assert_eq!(from_text::<f64>("-0").unwrap().to_string(), "-0");
    // Between two numbers of 32 bits, but not between two of 64 bits.
    assert_eq!(
        from_text::<f32>("1.00000017881393432617187499").unwrap(),
        1.000_000_1
    );
    assert_error::<f32>("1e39", "is out of range for `f32`");
    assert_error::<f64>("1e309", "is out of range for `f64`");
    assert_eq!(to_bytes(&vec![0.1, 1e21, 5.0]).unwrap(), b"[0.1,1e+21,5.0]");
    assert!(to_bytes(&f64::NAN).is_none());
    assert!(to_bytes(&vec![f32::INFINITY]).is_none());
}

static NUMBER: Schema = Schema::Number(&[]);
static READING: Schema = Schema::Object(&ObjectSchema {
    fields: &[
        Field::required(
            "a\"/b",
            Schema::Array(&ArraySchema {
                items: Schema::Reference(&NUMBER),
                ..ArraySchema::ANY
            }),
        ),
        Field::optional("count", Schema::Integer(&[])),
    ],
    ..ObjectSchema::ANY
});

/// The violations of the schema and of the type.
fn violations_of<T: Decode>(json: &str) -> Vec<String> {
    let mut violations = Violations::new();
    if let Err(error) = check::decode::<T>(json, &READING) {
        violations.note(error);
    }
    messages(violations)
}

/// Only the type limits the range of numbers.
#[test]
fn numbers_out_of_range_are_reported_with_their_location() {
    type Lists = BTreeMap<String, Vec<f64>>;
    let number = "is out of range for `f64`";
    check(
        &READING,
        &[
            (r#"{"a\"/b": [1, -1e999 ], "count": 1E+400}"#, NONE),
            (r#"{"a\"/b": [1e308, 1e-999]}"#, NONE),
            (
                r#"{"a\"/b": [true, 1e999]}"#,
                &["/a\"~1b/0: expected a number"],
            ),
        ],
    );
    let cases: [(&str, &[&str]); 3] = [
        (r#"{"a\"/b": [1e308, 1e-999]}"#, NONE),
        (
            r#"{"a\"/b": [1, -1e999 ]}"#,
            &[&format!("/a\"~1b/1: {number}")],
        ),
        (
            r#" { "a\"/b" : [ 1e999 , true ] } "#,
            &[
                "/a\"~1b/1: expected a number",
                &format!("/a\"~1b/0: {number}"),
            ],
        ),
    ];
    for (json, expected) in cases {
        assert_eq!(violations_of::<Lists>(json), expected, "{json}");
    }
    let json = r#"{"a\"/b": [], "count": 1e999, "x": [{"y":null},"\\"]}"#;
    let expected = ["/count: is out of the range of 64-bit numbers"];
    assert_eq!(violations_of::<Value>(json), expected);
}

#[test]
fn invalid_json_is_rejected_everywhere() {
    let deep = format!("{}1e999{}", "[".repeat(200), "]".repeat(200));
    for json in [
        "1e999x",
        "[1e999",
        "{\"a\" 1e999}",
        &deep,
        r#"["\ud800", 1e999]"#,
    ] {
        for found in [violations(json, &READING), violations_of::<Value>(json)] {
            let [only] = found.as_slice() else {
                panic!("{json}: {found:?}")
            };
            assert!(only.contains(": is not JSON: "), "{json}: {only}");
        }
    }
}
