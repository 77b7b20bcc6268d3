//! The formats of strings: accepted and rejected texts, and values that round-trip.

use std::collections::BTreeMap;
use std::fmt::Debug;

use jiff::tz::{Offset, TimeZone};

use crate::runtime::by_type::ByType;
use crate::runtime::codec::{Decoded, Encoded};
use crate::runtime::decode::{from_text, from_text_with};
use crate::runtime::encode::to_bytes;
use crate::runtime::text_format::{TextFormat, text};
use crate::runtime::tolerance::Tolerance;
use crate::runtime::{
    base64, base64_url, date_by_chrono, date_by_jiff, date_by_time, date_time_by_chrono,
    date_time_by_jiff, date_time_by_time, decimal, duration_by_jiff, ip, password, time_by_jiff,
    uri, uuid,
};

/// Asserts that each text is parsed, and encoded as the second of the two.
#[track_caller]
fn accepts<F: TextFormat>(cases: &[(&str, &str)])
where
    F::Value: PartialEq + Debug,
{
    for (given, expected) in cases {
        let value = F::parse(given).unwrap_or_else(|| panic!("{given} is rejected"));
        assert_eq!(F::text(&value), *expected, "{given}");
        assert_eq!(F::parse(expected), Some(value), "{expected}");
    }
}

#[track_caller]
fn rejects<F: TextFormat>(texts: &[&str])
where
    F::Value: Debug,
{
    for text in texts {
        assert!(F::parse(text).is_none(), "{text}: {:?}", F::parse(text));
    }
}

const DATE_TIMES: &[(&str, &str)] = &[
    ("2024-02-29T23:59:59Z", "2024-02-29T23:59:59Z"),
    ("2024-02-29t23:59:59z", "2024-02-29T23:59:59Z"),
    (
        "2024-02-29T23:59:59.120+02:00",
        "2024-02-29T23:59:59.12+02:00",
    ),
    (
        "2024-02-29T23:59:59.123456789-11:30",
        "2024-02-29T23:59:59.123456789-11:30",
    ),
    (
        "2024-02-29T23:59:59.1234567890000Z",
        "2024-02-29T23:59:59.123456789Z",
    ),
    ("2024-02-29T00:00:00-00:00", "2024-02-29T00:00:00Z"),
    ("0001-01-01T00:00:00+23:59", "0001-01-01T00:00:00+23:59"),
];

const INVALID_DATE_TIMES: &[&str] = &[
    "",
    "2024-02-29",
    "2023-02-29T00:00:00Z",
    "2024-02-29T24:00:00Z",
    "2024-02-29T23:59:61Z",
    "2016-12-31T23:58:60Z",
    "2016-12-31T22:59:60Z",
    "2016-12-31T23:59:60+01:00",
    "2024-02-29 23:59:59Z",
    "2024-02-29T23:59:59",
    "2024-02-29T23:59Z",
    "2024-02-29T23:59:59.Z",
    "2024-02-29T23:59:59,5Z",
    "2024-02-29T23:59:59+0200",
    "2024-02-29T23:59:59+24:00",
    "2024-02-29T23:59:59+02:60",
    "2024-02-29T23:59:59.1234567891Z",
    "2024-02-29T23:59:59Z[Europe/Berlin]",
    "+002024-02-29T23:59:59Z",
    " 2024-02-29T23:59:59Z",
    "２024-02-29T23:59:59Z",
];

#[test]
fn date_times_keep_their_offset() {
    accepts::<date_time_by_jiff::DateTimeText>(DATE_TIMES);
    accepts::<date_time_by_chrono::DateTimeText>(DATE_TIMES);
    accepts::<date_time_by_time::DateTimeText>(DATE_TIMES);
    rejects::<date_time_by_jiff::DateTimeText>(INVALID_DATE_TIMES);
    rejects::<date_time_by_chrono::DateTimeText>(INVALID_DATE_TIMES);
    rejects::<date_time_by_time::DateTimeText>(INVALID_DATE_TIMES);
}

#[test]
fn local_date_times_have_no_offset() {
    let whole = "2024-02-29T23:59:59";
    let texts = [
        (whole, whole),
        ("0000-01-01t00:00:00.000", "0000-01-01T00:00:00"),
        ("9999-12-31T23:59:59.5", "9999-12-31T23:59:59.5"),
    ];
    accepts::<date_time_by_jiff::LocalDateTimeText>(&texts);
    accepts::<date_time_by_chrono::LocalDateTimeText>(&texts);
    accepts::<date_time_by_time::LocalDateTimeText>(&texts);
    let invalid = [
        "2024-02-29T23:59:59Z",
        "2024-02-29T23:59:59+01:00",
        "2023-02-29T00:00:00",
        "2016-12-31T23:59:60",
        "2024-02-29T23:59",
        "2024-02-29",
    ];
    rejects::<date_time_by_jiff::LocalDateTimeText>(&invalid);
    rejects::<date_time_by_chrono::LocalDateTimeText>(&invalid);
    rejects::<date_time_by_time::LocalDateTimeText>(&invalid);
}

#[test]
fn leap_seconds_are_kept_or_rejected() {
    for leap in ["2016-12-31T23:59:60.5Z", "2017-01-01T00:59:60+01:00"] {
        rejects::<date_time_by_jiff::DateTimeText>(&[leap]);
        rejects::<date_time_by_time::DateTimeText>(&[leap]);
        accepts::<date_time_by_chrono::DateTimeText>(&[(leap, leap)]);
    }
}

#[test]
fn all_years_of_rfc_3339_are_kept_or_rejected() {
    let ends = [
        "9999-12-31T23:59:59Z",
        "9999-12-31T23:59:59.9999999-23:59",
        "0000-01-01T00:00:00+23:59",
    ];
    for end in ends {
        accepts::<date_time_by_chrono::DateTimeText>(&[(end, end)]);
        accepts::<date_time_by_time::DateTimeText>(&[(end, end)]);
    }
    let last = "9999-12-30T22:00:00Z";
    accepts::<date_time_by_jiff::DateTimeText>(&[(last, last)]);
    rejects::<date_time_by_jiff::DateTimeText>(&["9999-12-30T22:00:01Z", "9999-12-31T23:59:59Z"]);
}

#[test]
fn an_offset_with_seconds_is_written_in_utc() {
    let offset = Offset::from_seconds(3208).unwrap();
    let date_time = jiff::Timestamp::UNIX_EPOCH.to_zoned(TimeZone::fixed(offset));
    assert_eq!(
        text::<date_time_by_jiff::DateTimeText>(&date_time),
        "1970-01-01T00:00:00Z"
    );
}

#[test]
fn dates_have_four_two_and_two_digits() {
    let good = [("2024-02-29", "2024-02-29"), ("0001-01-01", "0001-01-01")];
    let bad = [
        "2023-02-29",
        "2024-2-9",
        "20240229",
        "2024-02-29Z",
        "2024-13-01",
        "",
    ];
    accepts::<date_by_jiff::DateText>(&good);
    accepts::<date_by_chrono::DateText>(&good);
    accepts::<date_by_time::DateText>(&good);
    rejects::<date_by_jiff::DateText>(&bad);
    rejects::<date_by_chrono::DateText>(&bad);
    rejects::<date_by_time::DateText>(&bad);
}

#[test]
fn times_have_no_offset() {
    accepts::<time_by_jiff::TimeText>(&[("09:30:00", "09:30:00"), ("23:59:59.50", "23:59:59.5")]);
    rejects::<time_by_jiff::TimeText>(&["09:30", "09:30:00Z", "23:59:60", "24:00:00", "9:30:00"]);
}

#[test]
fn durations_keep_their_units() {
    accepts::<duration_by_jiff::DurationText>(&[
        ("PT36H", "PT36H"),
        ("P1DT12H", "P1DT12H"),
        ("P1Y2M4DT5H6M7S", "P1Y2M4DT5H6M7S"),
        ("P3W", "P3W"),
        ("P1DT5S", "P1DT5S"),
        ("p1dt5s", "P1DT5S"),
        ("PT90M", "PT90M"),
        ("P19998Y", "P19998Y"),
    ]);
    // ISO 8601 has more of them than RFC 3339.
    for iso in [
        "PT1.5S", "P1Y2W", "-P1D", "P1WT1H", "P1Y4D", "PT1H1S", "PT0.5S",
    ] {
        rejects::<duration_by_jiff::DurationText>(&[iso]);
        let value = duration_by_jiff::DurationText::parse_tolerantly(iso);
        assert_eq!(text::<duration_by_jiff::DurationText>(&value.unwrap()), iso);
    }
    let comma = duration_by_jiff::DurationText::parse_tolerantly("PT0,5S");
    assert_eq!(
        text::<duration_by_jiff::DurationText>(&comma.unwrap()),
        "PT0.5S"
    );
    rejects::<duration_by_jiff::DurationText>(&[
        "",
        "P",
        "PT",
        "1 day",
        "36h",
        "PT1.5H",
        "PT0.5M",
        "P1D12H",
        "PT1.0000000001S",
        "P1S",
        "P1DT",
        "P1M1Y",
        "P1TW",
        "PT0,5S",
        "P19999Y",
    ]);
}

#[test]
fn uuids_have_one_form() {
    let lower = "f81d4fae-7dec-41d0-8765-00a0c91e6bf6";
    accepts::<uuid::UuidText>(&[
        (lower, lower),
        ("F81D4FAE-7DEC-41D0-8765-00A0C91E6BF6", lower),
        (
            "00000000-0000-0000-0000-000000000000",
            "00000000-0000-0000-0000-000000000000",
        ),
    ]);
    rejects::<uuid::UuidText>(&[
        "",
        "urn:uuid:f81d4fae-7dec-41d0-8765-00a0c91e6bf6",
        "{f81d4fae-7dec-41d0-8765-00a0c91e6bf6}",
        "f81d4fae7dec41d0876500a0c91e6bf6",
        "g81d4fae-7dec-41d0-8765-00a0c91e6bf6",
        "f81d4fae7-dec-41d0-8765-00a0c91e6bf6",
    ]);
}

#[test]
fn base64_is_canonical() {
    accepts::<base64::Base64Text>(&[
        ("", ""),
        ("Zg==", "Zg=="),
        ("Zh==", "Zg=="),
        ("+/+/", "+/+/"),
    ]);
    rejects::<base64::Base64Text>(&["Zg", "Zg=", "-_-_", "Zm9v\n", "Zm 9"]);
    accepts::<base64_url::Base64UrlText>(&[
        ("", ""),
        ("Zg==", "Zg"),
        ("Zg", "Zg"),
        ("Zh", "Zg"),
        ("-_-_", "-_-_"),
    ]);
    rejects::<base64_url::Base64UrlText>(&["+/+/", "Z"]);
}

#[test]
fn clients_accept_all_variants_of_base64() {
    for text in [
        "+/+/Zg==",
        "+/+/Zg",
        "-_-_Zg",
        "-_-_\r\nZg==\r\n",
        "+/+/Zh==",
    ] {
        let bytes = bytes::Bytes::from_static(b"\xfb\xff\xbff");
        assert_eq!(
            base64::Base64Text::parse_tolerantly(text),
            Some(bytes.clone()),
            "{text}"
        );
        assert_eq!(
            base64_url::Base64UrlText::parse_tolerantly(text),
            Some(bytes),
            "{text}"
        );
        let json = format!("{text:?}");
        let read = from_text_with::<bytes::Bytes>(&json, Tolerance::Tolerant);
        assert_eq!(read.unwrap(), b"\xfb\xff\xbff".as_slice());
    }
    for text in ["+/+/Z", "+/+/Z!", "Zg==Zg=="] {
        assert_eq!(base64::Base64Text::parse_tolerantly(text), None, "{text}");
    }
    assert!(from_text::<bytes::Bytes>(r#""Zg""#).is_err());
}

#[test]
fn decimals_are_not_rounded() {
    accepts::<decimal::DecimalText>(&[
        ("12.50", "12.50"),
        ("-0.1", "-0.1"),
        ("007", "7"),
        (
            "1234567890123456789012345678",
            "1234567890123456789012345678",
        ),
        (
            "0.1234567890123456789012345678",
            "0.1234567890123456789012345678",
        ),
    ]);
    rejects::<decimal::DecimalText>(&[
        "",
        "-",
        ".",
        "1.",
        ".5",
        "+1",
        "1e3",
        "1_000",
        "1,5",
        "NaN",
        "0.12345678901234567890123456789",
        "123456789012345678901234567890",
    ]);
}

#[test]
fn addresses_have_their_version() {
    accepts::<ip::Ipv4Text>(&[("192.0.2.1", "192.0.2.1")]);
    rejects::<ip::Ipv4Text>(&["192.0.2", "192.0.2.256", "192.0.2.01", "::1", ""]);
    accepts::<ip::Ipv6Text>(&[
        ("2001:DB8:0::1", "2001:db8::1"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.1"),
    ]);
    rejects::<ip::Ipv6Text>(&["192.0.2.1", "fe80::1%eth0", "[::1]", ":::", ""]);
}

#[test]
fn uris_are_not_normalized() {
    let odd = "HTTP://Example.COM:80/%7Ea/../b?x#y";
    accepts::<uri::UriText>(&[
        (odd, odd),
        ("urn:a:b", "urn:a:b"),
        ("mailto:a@b", "mailto:a@b"),
    ]);
    rejects::<uri::UriText>(&[
        "",
        "/a",
        "example.com/a",
        "http://a b/",
        "http://a/%zz",
        "http://ä/",
    ]);
}

#[test]
fn passwords_are_not_shown() {
    accepts::<password::PasswordText>(&[("s3cret", "s3cret")]);
    let shown = format!("{:?}", password::Password::from("s3cret"));
    assert_eq!(shown, "Password(..)");
}

type Nested = BTreeMap<String, Vec<Option<uuid::UuidText>>>;

#[test]
fn lists_maps_and_nulls_contain_formatted_values() {
    let json = r#"{"a":["f81d4fae-7dec-41d0-8765-00a0c91e6bf6",null],"b":[]}"#;
    let read: Decoded<Nested> = from_text(json).unwrap();
    assert_eq!(read.0["a"].len(), 2);
    let written = to_bytes(&Encoded::<Nested>(&read.0)).unwrap();
    assert_eq!(written, json.as_bytes());
    let plain: BTreeMap<String, Vec<Option<::uuid::Uuid>>> = from_text(json).unwrap();
    assert_eq!(plain, read.0);
    assert_eq!(to_bytes(&plain).unwrap(), json.as_bytes());
    let wrong = r#"{"a":["f81d4fae"]}"#;
    let error = from_text::<Decoded<Nested>>(wrong).err().expect("an error");
    assert_eq!(error.pointer(), "/a/0");
    assert!(error.message().contains("expected a UUID"), "{error}");
    let repeated = from_text::<Decoded<Nested>>(r#"{"a":[],"a":[]}"#);
    assert_eq!(
        repeated.err().expect("an error").to_string(),
        "/a: must not be repeated"
    );
}

#[test]
fn each_item_of_a_tuple_has_its_own_format() {
    type Item = (
        base64_url::Base64UrlText,
        ByType<bytes::Bytes>,
        Option<base64_url::Base64UrlText>,
    );
    let json = r#"["-_-_","+/+/",null]"#;
    let read: Decoded<Item> = from_text(json).unwrap();
    assert_eq!(read.0.0, read.0.1);
    assert_eq!(
        to_bytes(&Encoded::<Item>(&read.0)).unwrap(),
        json.as_bytes()
    );
    let error = |json| from_text::<Decoded<Item>>(json).err().expect("an error");
    assert_eq!(error(r#"["+/+/","+/+/",null]"#).pointer(), "/0");
    assert_eq!(error(r#"["","-_-_",null]"#).pointer(), "/1");
    assert_eq!(error(r#"["",""]"#).to_string(), "/2: is missing");
    assert_eq!(
        error(r#"["","",null,1]"#).to_string(),
        "/3: has too many items"
    );
}

#[test]
fn values_other_than_strings_have_no_format() {
    assert!(from_text::<::uuid::Uuid>("7").is_err());
}
