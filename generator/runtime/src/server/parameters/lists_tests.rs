//! Lists, headers and cookies.

use http::{HeaderMap, HeaderName, HeaderValue};

use crate::runtime::limits::NumberConstraint;
use crate::runtime::reason::Limit;
use crate::runtime::schema::{ArraySchema, Schema};
use crate::runtime::server::list_parameter::ListStyle;
use crate::runtime::server::parameter::{integer, text};
use crate::runtime::server::query_list;
use crate::runtime::server::request_header;
use crate::runtime::violation::Violations;
use crate::test_support::messages;

static TEXTS: Schema = Schema::Array(&ArraySchema {
    items: Schema::String(&[]),
    ..ArraySchema::ANY
});

fn read(query: &str, style: ListStyle) -> (Option<Vec<String>>, Vec<String>) {
    let mut violations = Violations::new();
    let list = query_list::find(Some(query), "a", style, &mut violations);
    let found = list.optional(&mut violations, &TEXTS, text);
    (found, messages(violations))
}

#[test]
fn items_are_delimited_by_the_style() {
    let cases: &[(ListStyle, &str, Option<&[&str]>)] = &[
        (ListStyle::Repeated, "b=1&ab=2", None),
        (ListStyle::Repeated, "a=1", Some(&["1"])),
        (
            ListStyle::Repeated,
            "a=1&b=0&%61=2,3&a",
            Some(&["1", "2,3", ""]),
        ),
        (
            ListStyle::Commas,
            "a=1,2%2C3,x+y",
            Some(&["1", "2,3", "x y"]),
        ),
        (ListStyle::Commas, "a=", Some(&[""])),
        (ListStyle::Spaces, "a=1%202+3", Some(&["1", "2", "3"])),
        (ListStyle::Pipes, "a=1|2%7C3", Some(&["1", "2", "3"])),
    ];
    for (style, query, items) in cases {
        let items = items.map(|items| items.iter().map(ToString::to_string).collect());
        assert_eq!(read(query, *style), (items, vec![]), "{query}");
    }
}

#[test]
fn malformed_lists_are_violations() {
    let once = "query parameter `a`: must not be repeated";
    let broken = "query parameter `a`: is not percent-encoded UTF-8";
    for style in [ListStyle::Commas, ListStyle::Spaces, ListStyle::Pipes] {
        assert_eq!(read("a=1&a=2", style).1, [once]);
    }
    for style in [ListStyle::Repeated, ListStyle::Commas, ListStyle::Pipes] {
        assert_eq!(read("a=%ff", style), (None, vec![broken.to_owned()]));
    }
    let name = "query: a name is not percent-encoded UTF-8";
    assert_eq!(read("%=1", ListStyle::Repeated).1, [name]);
}

/// At most 2 integers.
static AT_MOST_2: Schema = Schema::Array(&ArraySchema {
    items: SMALL,
    maximum: 2,
    ..ArraySchema::ANY
});
static AT_LEAST_1: Schema = Schema::Array(&ArraySchema {
    items: SMALL,
    minimum: 1,
    ..ArraySchema::ANY
});
const SMALL: Schema = Schema::Integer(&[
    NumberConstraint::Minimum(Limit::Integer(1)),
    NumberConstraint::Maximum(Limit::Integer(5)),
]);

/// The value of a required list, and its violations.
fn integers(query: &str, schema: &'static Schema) -> (Option<Vec<i32>>, Vec<String>) {
    let mut violations = Violations::new();
    let list = query_list::find(Some(query), "a", ListStyle::Repeated, &mut violations);
    let found = list.required(&mut violations, schema, integer);
    (found, messages(violations))
}

#[test]
fn every_item_and_the_count_are_checked() {
    let expected = [
        "query parameter `a`: expected at most 2 items",
        "query parameter `a`, item 2: expected an integer",
        "query parameter `a`, item 3: expected an integer between 1 and 5",
    ];
    let expected = expected.map(str::to_owned).to_vec();
    assert_eq!(integers("a=1&a=x&a=9", &AT_MOST_2), (None, expected));
    let required = vec!["query parameter `a`: is required".to_owned()];
    assert_eq!(integers("b=1", &AT_LEAST_1), (None, required));
    // An empty list has no parameter.
    assert_eq!(integers("b=1", &AT_MOST_2), (Some(vec![]), vec![]));
    assert_eq!(integers("a=5&a=1", &AT_MOST_2), (Some(vec![5, 1]), vec![]));
    // Integers have no fraction in parameters.
    let expected = vec!["query parameter `a`, item 1: expected an integer".to_owned()];
    assert_eq!(integers("a=1.0", &AT_MOST_2), (None, expected));
}

#[test]
fn lists_as_a_whole_are_checked() {
    static UNIQUE: Schema = Schema::Array(&ArraySchema {
        items: SMALL,
        unique: true,
        maximum: 3,
        ..ArraySchema::ANY
    });
    type Row<'r> = (&'r str, Option<&'r [i32]>, &'r [&'r str]);
    let cases: &[Row<'_>] = &[
        ("a=1&a=2", Some(&[1, 2]), &[]),
        ("", Some(&[]), &[]),
        (
            "a=2&a=1&a=2",
            None,
            &["query parameter `a`, item 3: equals the item at index 0"],
        ),
        (
            "a=2&a=1&a=2&a=6",
            None,
            &[
                "query parameter `a`, item 4: expected an integer between 1 and 5",
                "query parameter `a`: expected at most 3 items",
                "query parameter `a`, item 3: equals the item at index 0",
            ],
        ),
    ];
    for (query, value, expected) in cases {
        let (found, violations) = integers(query, &UNIQUE);
        assert_eq!(found.as_deref(), *value, "{query}");
        assert_eq!(violations, *expected, "{query}");
    }
}

fn headers(lines: &[(&'static str, &[u8])]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for (name, value) in lines {
        let value = HeaderValue::from_bytes(value).unwrap();
        headers.append(HeaderName::from_bytes(name.as_bytes()).unwrap(), value);
    }
    headers
}

#[test]
fn headers_are_read_by_a_name_without_case() {
    let lines = headers(&[
        ("X-One", b"a, b"),
        ("x-list", b"a ,,b"),
        ("X-LIST", b"c"),
        ("twice", b"1"),
        ("twice", b"2"),
        ("broken", b"\xff"),
    ]);
    let mut violations = Violations::new();
    let mut one = |name| {
        request_header::header(&lines, name, &mut violations).optional(
            &mut violations,
            &Schema::Any,
            text,
        )
    };
    assert_eq!(one("X-One").as_deref(), Some("a, b"));
    assert_eq!(one("twice").as_deref(), Some("1, 2"));
    assert_eq!(one("broken"), None);
    assert_eq!(one("absent"), None);
    let list = request_header::header_list(&lines, "X-List", &mut violations);
    let found = list.optional(&mut violations, &TEXTS, text).unwrap();
    assert_eq!(found, ["a", "b", "c"]);
    let expected = ["header `broken`: is not UTF-8"];
    assert_eq!(messages(violations), expected);
}

#[test]
fn cookies_are_read_from_every_line() {
    let lines = headers(&[
        ("cookie", b"a=1; ab=2;b=x%20y+z; =; c"),
        ("cookie", b"d=%f; A=7; e=1;e=2"),
    ]);
    let mut violations = Violations::new();
    let mut one = |name| {
        request_header::cookie(&lines, name, &mut violations).optional(
            &mut violations,
            &Schema::Any,
            text,
        )
    };
    assert_eq!(one("a").as_deref(), Some("1"));
    assert_eq!(one("b").as_deref(), Some("x y+z"));
    assert_eq!(one("c"), None);
    assert_eq!(one("d"), None);
    assert_eq!(one("e").as_deref(), Some("1"));
    let expected = [
        "cookie `d`: is not percent-encoded UTF-8",
        "cookie `e`: must not be repeated",
    ];
    assert_eq!(messages(violations), expected);
}
