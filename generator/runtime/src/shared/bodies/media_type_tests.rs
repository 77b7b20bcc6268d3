//! Media types and ranges.

use crate::runtime::media_type::{
    is_readable, is_within_any, parameters, specificity, split, unquoted,
};

#[test]
fn lists_are_split_outside_of_quoted_strings() {
    let list = br#"a/b;c="d,\"e,", f/g ,, h/i"#;
    let found: Vec<&[u8]> = split(list, b',').collect();
    assert_eq!(found, [&br#"a/b;c="d,\"e,""#[..], b"f/g", b"", b"h/i"]);
    // A quoted string without an end has the rest.
    assert_eq!(split(br#"a/b;c=",d"#, b',').count(), 1);
}

#[test]
fn parameters_are_unquoted() {
    let cases: [(&str, &[(&str, &str)]); 7] = [
        ("a/b", &[]),
        ("a/b;", &[]),
        ("a/b;c", &[]),
        ("a/b;c;d=e", &[("d", "e")]),
        ("a/b ; C = d ;e=f=g", &[("C", "d"), ("e", "f=g")]),
        (r#"a/b;c="d;\"e\\";f="""#, &[("c", r#"d;"e\"#), ("f", "")]),
        (r#"a/b;c="d"#, &[("c", r#""d"#)]),
    ];
    for (text, expected) in cases {
        let found = parameters(text.as_bytes());
        let found = found.map(|(name, value)| (name.to_vec(), unquoted(value).into_owned()));
        let expected = expected
            .iter()
            .map(|(name, value)| (name.as_bytes().to_vec(), value.as_bytes().to_vec()));
        assert!(found.eq(expected), "{text}");
    }
}

#[test]
fn the_most_specific_range_has_parameters() {
    for (media_type, range, expected) in [
        ("a/b", "*/*", Some(0)),
        ("a/b", "*", Some(0)),
        ("a/b", "A/*", Some(1)),
        ("a/b+c", "a/*+C", Some(2)),
        ("A/B", "a/b", Some(4)),
        ("a/b;c=d", "a/b", Some(4)),
        ("a/b ;C=d", "a/b; c=\"d\"", Some(5)),
        ("a/b;c=d", "a/b;c=d;q=0.5;e=f", Some(5)),
        ("a/b;c=d", "*/*;c=d", Some(0)),
        // A parameter that the media type lacks.
        ("a/b", "a/b;c=d", Some(3)),
        ("a/b", "a/b;q=1", Some(4)),
        ("a/b;c=d", "a/b;c=D", None),
        ("a/b;charset=\"UTF-8\"", "a/b;charset=utf-8", Some(5)),
        ("a/b", "a/c", None),
        ("a/b", "a/*+c", None),
        ("a/+c", "a/*+c", None),
        ("a", "*/*", None),
        ("a/", "a/*", None),
        ("", "*/*", None),
        ("a/b", "", None),
        ("a/b", ";q=1", None),
    ] {
        let found = specificity(media_type.as_bytes(), range.as_bytes());
        assert_eq!(found, expected, "{media_type} {range}");
    }
    assert!(is_within_any(
        b"text/csv; header=present",
        "application/json, text/*"
    ));
    assert!(!is_within_any(b"", "a/b, */*"));
}

#[test]
fn binary_formats_are_read_alike() {
    for (media_type, range, expected) in [
        ("image/png", "application/octet-stream", true),
        ("application/octet-stream", "image/*", true),
        ("image/svg+xml", "image/png", true),
        (
            "application/x-ndjson; charset=utf-8",
            "application/jsonl",
            true,
        ),
        ("Application/JSON", "application/octet-stream", false),
        ("application/problem+json", "image/*", false),
        (
            "text/html; charset=utf-8",
            "application/octet-stream",
            false,
        ),
        ("application/xml", "application/octet-stream", false),
        ("application/octet-stream", "text/event-stream", false),
        ("application/octet-stream", "application/json", false),
        ("multipart/mixed;boundary=a", "application/zip", false),
    ] {
        let found = is_readable(media_type.as_bytes(), range.as_bytes());
        assert_eq!(found, expected, "{media_type} {range}");
    }
}
