//! Numbers that no type can hold are named with their place.

use crate::runtime::schema::{Field, Items, NumberRules, Others, Schema};
use crate::schema::{NONE, check};

static NUMBER: Schema = Schema::Number(NumberRules::ANY);
static ITEMS: Items = Items {
    schema: Schema::Reference(&NUMBER),
    minimum: 0,
    maximum: usize::MAX,
};
static READING: Schema = Schema::Object(
    &[
        Field {
            name: "a\"/b",
            required: true,
            schema: Schema::Array(&ITEMS),
        },
        Field {
            name: "count",
            required: false,
            schema: Schema::Integer(0, 9),
        },
    ],
    Others::Any,
);

const VAST: &str = "is a number beyond those of 64 bits";

#[test]
fn vast_numbers_are_named_with_their_place() {
    let list = format!("/a\"~1b/1: {VAST}");
    let count = format!("/count: {VAST}");
    check(
        &READING,
        &[
            (
                r#"{"a\"/b": [1, -1e999 ], "count": 1E+400}"#,
                &[&list, &count],
            ),
            (
                r#" { "a\"/b" : [ ] , "count" : 1e999 , "x" : [{"y":null},"\\"] } "#,
                &[&count],
            ),
            (
                r#"{"a\"/b": [true, 1e999]}"#,
                &["/a\"~1b/0: expected a number", &list],
            ),
            (r#"{"a\"/b": [1e308, 1e-999]}"#, NONE),
        ],
    );
    check(&Schema::Any, &[("1e999", &[&format!("body: {VAST}")])]);
}

#[test]
fn what_is_not_json_stays_so() {
    let deep = format!("{}1e999{}", "[".repeat(200), "]".repeat(200));
    for json in [
        "1e999x",
        "[1e999",
        "{\"a\" 1e999}",
        &deep,
        r#"["\ud800", 1e999]"#,
    ] {
        let found = crate::schema::violations(json, &READING);
        assert!(
            found[0].starts_with("body: is not JSON"),
            "{json}: {found:?}"
        );
    }
}
