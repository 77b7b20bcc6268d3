//! Unique items.

use crate::runtime::decode::from_text;
use crate::runtime::reason::ViolationKind;
use crate::runtime::schema::{ArraySchema, Field, ObjectSchema, Schema};
use crate::runtime::tree::Tree;
use crate::runtime::unique::first_repeated;
use crate::test_support::schema::{ANY_INTEGER, kinds, violations};

static UNIQUE: Schema = Schema::Array(&ArraySchema {
    unique: true,
    ..ArraySchema::ANY
});

/// Unique objects with a declared field.
static OBJECTS: Schema = Schema::Array(&ArraySchema {
    items: Schema::Object(&ObjectSchema {
        fields: &[Field::optional("a", ANY_INTEGER)],
        ..ObjectSchema::ANY
    }),
    unique: true,
    ..ArraySchema::ANY
});

#[test]
fn items_are_compared_as_json_values() {
    let cases = [
        ("[]", None),
        ("[1]", None),
        ("[1, 2, 3]", None),
        ("[1, 2, 1]", Some((2, 0))),
        ("[1, 1.0]", Some((1, 0))),
        ("[3, 1, 2, 1, 3, 1]", Some((3, 1))),
        ("[0, 1, 1, 1]", Some((2, 1))),
        ("[1, \"1\", true, null, [1], [[1]], {\"1\": 1}]", None),
        ("[null, null]", Some((1, 0))),
        ("[true, false]", None),
        ("[0, false, \"\", null, [], {}]", None),
        ("[{\"a\": 1, \"b\": 2}, {\"b\": 2, \"a\": 1}]", Some((1, 0))),
        ("[{\"a\": 1}, {\"a\": 2}]", None),
        ("[{\"a\": 1}, {\"a\": 10e-1}]", Some((1, 0))),
        ("[\"a\", \"\\u0061\"]", Some((1, 0))),
        ("[[\"a\", \"b\"], [\"a,b\"], [\"ab\"]]", None),
        ("[[1, 2], [2, 1]]", None),
        ("[\"1:a1:b\", \"a\", \"b\"]", None),
        (
            "[{\"a\": 1, \"b9:cccccccc\": 5}, {\"a\": 11, \"b\": \"cccccccc5\"}]",
            None,
        ),
        ("[0.5, 0.25, 5e-1]", Some((2, 0))),
        ("[0, -0.0]", Some((1, 0))),
        // Numbers beyond 53 and 64 bits, and out of the range of floating point numbers.
        ("[9007199254740992, 9007199254740993]", None),
        ("[18446744073709551616, 18446744073709551617]", None),
        (
            "[18446744073709551616, 18446744073709551616.0]",
            Some((1, 0)),
        ),
        ("[0.1, 0.10000000000000000000001]", None),
        ("[1e400, 2e400]", None),
        ("[1e400, 10e399]", Some((1, 0))),
        ("[1e-400, 0]", None),
    ];
    for (json, expected) in cases {
        let items: Vec<Tree> = from_text(json).expect("an array");
        let items = items.into_iter().zip(0..).collect();
        assert_eq!(first_repeated(items), expected, "{json}");
        let expected: Vec<String> = expected
            .iter()
            .map(|(index, earlier)| format!("/{index}: equals the item at index {earlier}"))
            .collect();
        assert_eq!(violations(json, &UNIQUE), expected, "{json}");
    }
    assert_eq!(kinds("[1,1]", &UNIQUE), [ViolationKind::UniqueItems]);
}

#[test]
fn objects_are_compared_with_their_undeclared_fields() {
    let cases: [(&str, &[&str]); 4] = [
        (r#"[{"a":1,"x":1},{"a":1,"x":2}]"#, &[]),
        (r#"[{"a":1,"x":1},{"a":1}]"#, &[]),
        (
            r#"[{"a":1,"x":1},{"x":1.0,"a":1}]"#,
            &["/1: equals the item at index 0"],
        ),
        (
            r#"[{"a":"x"},{"a":1},{"a":1}]"#,
            &[
                "/0/a: expected an integer",
                "/2: equals the item at index 1",
            ],
        ),
    ];
    for (json, expected) in cases {
        assert_eq!(violations(json, &OBJECTS), expected, "{json}");
    }
}

#[test]
fn items_with_repeated_fields_are_reported_and_counted() {
    static TWO: Schema = Schema::Array(&ArraySchema {
        first: &[
            Schema::Object(&ObjectSchema {
                fields: &[Field::optional("a", ANY_INTEGER)],
                ..ObjectSchema::ANY
            }),
            Schema::Boolean,
        ],
        unique: true,
        minimum: 2,
        ..ArraySchema::ANY
    });
    let cases: [(&str, &[&str]); 2] = [
        (r#"[{"a":1,"a":2},true]"#, &["/0/a: must not be repeated"]),
        (
            r#"[{"a":1,"a":2},1,true,true]"#,
            &[
                "/0/a: must not be repeated",
                "/1: expected a boolean",
                "/3: equals the item at index 2",
            ],
        ),
    ];
    for (json, expected) in cases {
        assert_eq!(violations(json, &TWO), expected, "{json}");
    }
}
