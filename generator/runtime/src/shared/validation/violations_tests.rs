//! Collecting every violation of a JSON value: objects, locations and invalid JSON.

use crate::runtime::schema::{
    AdditionalProperties, Field, Items, MapValues, Schema, find_violations,
};
use crate::runtime::violation::Violations;
use crate::test_support::messages;
use crate::test_support::schema::{ANY_INTEGER, NONE, STATUS, check, violations};

/// An order, with names that are escaped in a JSON Pointer.
static ORDER: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: ANY_INTEGER,
        },
        Field {
            name: "a/b",
            required: false,
            schema: ANY_INTEGER,
        },
        Field {
            name: "m~n",
            required: false,
            schema: ANY_INTEGER,
        },
        Field {
            name: "lines",
            required: false,
            schema: Schema::Array(&LINES),
        },
    ],
    AdditionalProperties::Any,
);

static LINES: Items = Items {
    schema: Schema::Object(
        &[
            Field {
                name: "item",
                required: true,
                schema: STATUS,
            },
            Field {
                name: "parts",
                required: false,
                schema: Schema::Reference(&ORDER),
            },
        ],
        AdditionalProperties::Any,
    ),
    minimum: 0,
    maximum: usize::MAX,
};

/// An object with the property `a` and no others, and one with integers as additional properties.
static CLOSED: Schema = Schema::Object(&[FIELD], AdditionalProperties::None);
static TYPED: Schema = Schema::Object(&[FIELD], AdditionalProperties::Each(&ANY_INTEGER));
const FIELD: Field = Field {
    name: "a",
    required: false,
    schema: Schema::Nullable(&Schema::Boolean),
};

#[test]
fn unknown_fields() {
    let integer = "expected a 64-bit integer";
    check(&CLOSED, &[(r#"{"a":null}"#, NONE), ("{}", NONE)]);
    let unknown = &["/a~1b: is unknown", "/: is unknown"];
    check(&CLOSED, &[(r#"{"a/b":1,"a":true,"":null}"#, unknown)]);
    let typed: &[(&str, &[&str])] = &[
        (r#"{"a":true,"b":1,"c":2}"#, NONE),
        (r#"{"a":1}"#, &["/a: expected a boolean"]),
        (r#"{"b":null}"#, &[&format!("/b: {integer}")]),
        (r#"{"b":1,"b":1}"#, &["/b: must not be repeated"]),
    ];
    check(&TYPED, typed);
}

#[test]
fn maps() {
    static MAP: Schema = Schema::Map(&MapValues {
        schema: Schema::Nullable(&ANY_INTEGER),
        minimum: 1,
        maximum: 2,
    });
    let cases: &[(&str, &[&str])] = &[
        (r#"{"a":1,"b":null}"#, NONE),
        ("{}", &["body: expected between 1 and 2 fields"]),
        (
            r#"{"a":1,"b":2,"c":3}"#,
            &["body: expected between 1 and 2 fields"],
        ),
        (r#"{"a~/":"x"}"#, &["/a~0~1: expected a 64-bit integer"]),
        ("null", &["body: expected an object"]),
    ];
    check(&MAP, cases);
}

#[test]
fn objects() {
    let integer = "expected a 64-bit integer";
    let cases: &[(&str, &[&str])] = &[
        (r#"{"id":1}"#, NONE),
        (r#"{"other":null,"id":1,"other":2,"":3}"#, NONE),
        ("[]", &["body: expected an object"]),
        ("null", &["body: expected an object"]),
        ("{}", &["/id: is required"]),
        (r#"{"ID":1}"#, &["/id: is required"]),
        (r#"{"id":null}"#, &[&format!("/id: {integer}")]),
        (r#"{"id":1,"id":2}"#, &["/id: must not be repeated"]),
        (
            r#"{"id":1,"id":2,"\u0069d":3}"#,
            &["/id: must not be repeated"],
        ),
        (
            r#"{"id":"1","id":2}"#,
            &[&format!("/id: {integer}"), "/id: must not be repeated"],
        ),
        (
            r#"{"id":1,"a/b":"","m~n":""}"#,
            &[&format!("/a~1b: {integer}"), &format!("/m~0n: {integer}")],
        ),
    ];
    check(&ORDER, cases);
}

#[test]
fn every_violation_has_its_location() {
    let json = r#"{
        "lines": [
            {"item": "sold"},
            {"item": "lost"},
            {"parts": {"id": 1, "lines": [{"item": "sold", "parts": {"id": 2.5}}, 7]}},
            null
        ],
        "id": 9223372036854775808
    }"#;
    let expected = [
        "/id: expected a 64-bit integer",
        "/lines/1/item: expected one of `available`, `sold`",
        "/lines/2/item: is required",
        "/lines/2/parts/lines/0/parts/id: expected a 64-bit integer",
        "/lines/2/parts/lines/1: expected an object",
        "/lines/3: expected an object",
    ];
    assert_eq!(violations(json, &ORDER), expected);
}

#[test]
fn invalid_json_is_one_violation() {
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    let deep_field = format!(r#"{{"id":1,"other":{deep}}}"#);
    let cases: &[&str] = &[
        "",
        " ",
        "{",
        "{\"id\":1,}",
        "{\"id\":1}}",
        "{'id':1}",
        "{\"id\":01}",
        "nul",
        "NaN",
        "\"\n\"",
        r#""\ud800""#,
        r#""\x""#,
        "\u{feff}{}",
        &deep,
        &deep_field,
    ];
    for json in cases {
        let found = violations(json, &ORDER);
        let [only] = found.as_slice() else {
            panic!("{}: {found:?}", json.escape_debug())
        };
        assert!(
            only.starts_with("body: is not JSON: "),
            "{}: {only}",
            json.escape_debug()
        );
    }
}

#[test]
fn the_first_64_violations_are_reported() {
    let json = format!("[{}]", vec!["true"; 1000].join(","));
    static ITEMS: Items = Items {
        schema: ANY_INTEGER,
        minimum: 0,
        maximum: usize::MAX,
    };
    let found = violations(&json, &Schema::Array(&ITEMS));
    assert_eq!(found.len(), 64);
    assert_eq!(found.last().unwrap(), "/63: expected a 64-bit integer");
}

#[test]
fn earlier_violations_count_towards_the_64() {
    static INTEGERS: Items = Items {
        schema: ANY_INTEGER,
        minimum: 0,
        maximum: usize::MAX,
    };
    static LISTS: Items = Items {
        schema: Schema::Array(&INTEGERS),
        minimum: 0,
        maximum: usize::MAX,
    };
    let list = format!("[{}]", vec!["true"; 35].join(","));
    let lists = format!("[{list}]");

    let mut found = Violations::new();
    for (json, schema) in [(&list, &INTEGERS), (&lists, &LISTS)] {
        find_violations(
            json,
            &Schema::Array(schema),
            &"cannot be decoded",
            &mut found,
        );
    }
    let found = messages(found);
    assert_eq!(found.len(), 64);
    assert_eq!(found.last().unwrap(), "/0/28: expected a 64-bit integer");
}

#[test]
fn messages_do_not_repeat_sent_values() {
    let json = r#"{"id":"secret","lines":[{"item":"secret"}],"secret":["secret"]}"#;
    for message in violations(json, &ORDER) {
        assert!(!message.contains("secret"), "{message}");
    }
}
