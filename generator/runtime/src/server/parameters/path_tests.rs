//! Parameters in paths.

use crate::runtime::schema::Schema;
use crate::runtime::server::parameter::text;
use crate::runtime::server::path;
use crate::runtime::violation::Violations;
use crate::test_support::messages;

#[test]
fn parameters_are_percent_decoded() {
    let broken = ["path parameter `petId`: is not percent-encoded UTF-8"];
    let cases: &[(&str, Option<&str>, &[&str])] = &[
        ("7", Some("7"), &[]),
        ("", Some(""), &[]),
        ("a%20b", Some("a b"), &[]),
        // In a path, a plus sign is not a space.
        ("a+b", Some("a+b"), &[]),
        ("a%2Fb", Some("a/b"), &[]),
        ("%2e%2E", Some(".."), &[]),
        ("%00", Some("\0"), &[]),
        ("%C3%A9", Some("é"), &[]),
        ("%", None, &broken),
        ("7%", None, &broken),
        ("%7", None, &broken),
        ("%zz", None, &broken),
        ("%ff", None, &broken),
        ("%é", None, &broken),
    ];
    for (segment, value, expected) in cases {
        let mut violations = Violations::new();
        let parameter = path::parameter("petId", segment, &mut violations);
        let found = parameter.required(&mut violations, &Schema::Any, text);
        assert_eq!(found.as_deref(), *value, "{segment}");
        assert_eq!(messages(violations), *expected, "{segment}");
    }
}

#[test]
fn parameters_between_texts_are_matched() {
    let between = |segment, texts: &[&str]| {
        let mut found = Vec::new();
        path::between(segment, texts, |text| found.push(text)).map(|()| found)
    };
    let one = |segment| between(segment, &["v", ".json"]);
    assert_eq!(one("v1.json"), Some(vec!["1"]));
    assert_eq!(one("v.json.json"), Some(vec![".json"]));
    for other in ["v.json", "1.json", "v1.jso", "v", ""] {
        assert_eq!(one(other), None, "{other}");
    }
    let two = |segment| between(segment, &["", ".", ""]);
    assert_eq!(two("a.b.c"), Some(vec!["a", "b.c"]));
    assert_eq!(two("..c"), Some(vec![".", "c"]));
    for other in ["a.", ".b", "ab", "."] {
        assert_eq!(two(other), None, "{other}");
    }
    let dashes = |segment| between(segment, &["", "--", ""]);
    assert_eq!(dashes("---b"), Some(vec!["-", "b"]));
    assert_eq!(dashes("é--b"), Some(vec!["é", "b"]));
}

#[test]
fn an_encoded_text_matches_any_of_its_encodings() {
    for segment in [
        "gr%C3%B6%C3%9Fe",
        "gr%c3%b6%c3%9fe",
        "größe",
        "%67r%C3%B6%C3%9Fe",
    ] {
        assert!(path::is(segment, "gr%C3%B6%C3%9Fe"), "{segment}");
    }
    for segment in ["grosse", "gr%C3%B6%C3%9F", "%zz", "%ff"] {
        assert!(!path::is(segment, "gr%C3%B6%C3%9Fe"), "{segment}");
    }
}
