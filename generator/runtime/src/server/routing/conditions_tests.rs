//! Selection among several operations of one path.

use http::Request;
use http::request::Parts;

use crate::runtime::server::conditions::{Condition, Parameter, Shared};

static ACTIONS: Shared<&str> = Shared::ByValue(
    Parameter::Query("Action"),
    &[("Add Tags", "add"), ("List", "list"), ("Remove", "remove")],
);

static TARGETS: Shared<&str> = Shared::ByValue(
    Parameter::Header("x-amz-target"),
    &[("Shop.Add", "add"), ("Shop.List", "list")],
);

const fn query(name: &'static str, value: Option<&'static str>) -> Condition {
    Condition {
        parameter: Parameter::Query(name),
        value,
    }
}

static FILES: Shared<&str> = Shared::ByConditions(&[
    (
        &[query("acl", Some("true")), query("version", None)],
        "old acl",
    ),
    (&[query("acl", Some("true"))], "acl"),
    (
        &[Condition {
            parameter: Parameter::Header("x-copy"),
            value: None,
        }],
        "copy",
    ),
    (&[], "file"),
]);

fn parts(uri: &str, header: Option<(&str, &str)>) -> Parts {
    let mut request = Request::builder().uri(uri);
    if let Some((name, value)) = header {
        request = request.header(name, value);
    }
    request.body(()).expect("a request").into_parts().0
}

#[track_caller]
fn check(shared: &Shared<&'static str>, uri: &str, header: Option<(&str, &str)>, expected: &str) {
    let found = shared.find(&parts(uri, header)).unwrap_or("none");
    assert_eq!(found, expected, "{uri} {header:?}");
}

#[test]
fn a_value_selects_the_operation() {
    for (uri, expected) in [
        ("/?Action=List", "list"),
        ("/?a=b&Action=Add%20Tags&Action=List", "add"),
        ("/?%41ction=Remove", "remove"),
        ("/?Action=Unknown", "none"),
        ("/?Action=%ff", "none"),
        ("/?action=List", "none"),
        ("/?Action", "none"),
        ("/", "none"),
    ] {
        check(&ACTIONS, uri, None, expected);
    }
    check(&TARGETS, "/", Some(("X-Amz-Target", "Shop.List")), "list");
    check(&TARGETS, "/", Some(("X-Amz-Target", "Shop.Other")), "none");
    check(&TARGETS, "/?x-amz-target=Shop.List", None, "none");
}

#[test]
fn the_operation_with_the_most_satisfied_conditions_is_selected() {
    for (uri, expected) in [
        ("/a?acl=true&version=1", "old acl"),
        ("/a?acl=true", "acl"),
        ("/a?version=1", "file"),
        ("/a?acl=false", "file"),
        ("/a", "file"),
    ] {
        check(&FILES, uri, None, expected);
    }
    check(&FILES, "/a", Some(("x-copy", "b")), "copy");
}
