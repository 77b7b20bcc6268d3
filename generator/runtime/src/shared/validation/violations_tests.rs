//! Collecting every violation of a JSON value: objects, locations and invalid JSON.

use crate::runtime::check;
use crate::runtime::expected::Types;
use crate::runtime::reason::ViolationKind;
use crate::runtime::schema::{ArraySchema, Field, ObjectSchema, Schema};
use crate::runtime::violation::{Place, Violations};
use crate::test_support::messages;
use crate::test_support::schema::{ANY_INTEGER, NONE, STATUS, check, kinds, violations};

/// An order, with names that are escaped in a JSON Pointer.
static ORDER: Schema = Schema::Object(&ObjectSchema {
    fields: &[
        Field::required("id", ANY_INTEGER),
        Field::optional("a/b", ANY_INTEGER),
        Field::optional("m~n", ANY_INTEGER),
        Field::optional("lines", Schema::Reference(&LINES)),
    ],
    ..ObjectSchema::ANY
});

static LINES: Schema = Schema::Array(&ArraySchema {
    items: Schema::Object(&ObjectSchema {
        fields: &[
            Field::required("item", STATUS),
            Field::optional("parts", Schema::Reference(&ORDER)),
        ],
        ..ObjectSchema::ANY
    }),
    ..ArraySchema::ANY
});

/// An object with the property `a` and no others, and one with integers as additional properties.
static CLOSED: Schema = Schema::Object(&ObjectSchema {
    fields: FIELDS,
    additional: Schema::Never,
    ..ObjectSchema::ANY
});
static TYPED: Schema = Schema::Object(&ObjectSchema {
    fields: FIELDS,
    additional: ANY_INTEGER,
    ..ObjectSchema::ANY
});
const FIELDS: &[Field] = &[Field::optional("a", Schema::Nullable(&Schema::Boolean))];

static INTEGERS: Schema = Schema::Array(&ArraySchema {
    items: ANY_INTEGER,
    ..ArraySchema::ANY
});

static ANY: Schema = Schema::Any;

const INTEGER: &str = "expected an integer";

#[test]
fn unknown_fields() {
    check(&CLOSED, &[(r#"{"a":null}"#, NONE), ("{}", NONE)]);
    let unknown = &["/a~1b: is unknown", "/: is unknown"];
    check(&CLOSED, &[(r#"{"a/b":1,"a":true,"":null}"#, unknown)]);
    assert_eq!(
        kinds(r#"{"b":1}"#, &CLOSED),
        [ViolationKind::UnknownProperty]
    );
    let typed: &[(&str, &[&str])] = &[
        (r#"{"a":true,"b":1,"c":2}"#, NONE),
        (r#"{"a":1}"#, &["/a: expected a boolean"]),
        (r#"{"b":null}"#, &[&format!("/b: {INTEGER}")]),
    ];
    check(&TYPED, typed);
}

#[test]
fn maps() {
    static MAP: Schema = Schema::Object(&ObjectSchema {
        additional: Schema::Nullable(&ANY_INTEGER),
        minimum: 1,
        maximum: 2,
        ..ObjectSchema::ANY
    });
    let count = "body: expected between 1 and 2 fields";
    let cases: &[(&str, &[&str])] = &[
        (r#"{"a":1,"b":null}"#, NONE),
        ("{}", &[count]),
        (r#"{"a":1,"b":2,"c":3}"#, &[count]),
        (r#"{"a~/":"x"}"#, &[&format!("/a~0~1: {INTEGER}")]),
        ("null", &["body: expected an object"]),
    ];
    check(&MAP, cases);
    assert_eq!(kinds("{}", &MAP), [ViolationKind::MinProperties(1)]);
    let three = r#"{"a":1,"b":2,"c":3}"#;
    assert_eq!(kinds(three, &MAP), [ViolationKind::MaxProperties(2)]);
}

#[test]
fn objects() {
    let cases: &[(&str, &[&str])] = &[
        (r#"{"id":1}"#, NONE),
        (r#"{"other":null,"id":1,"other":2,"":3}"#, NONE),
        ("[]", &["body: expected an object"]),
        ("null", &["body: expected an object"]),
        ("{}", &["/id: is required"]),
        (r#"{"ID":1}"#, &["/id: is required"]),
        (r#"{"id":null}"#, &[&format!("/id: {INTEGER}")]),
        (r#"{"id":1,"id":2}"#, &["/id: must not be repeated"]),
        (
            r#"{"id":1,"id":2,"\u0069d":3}"#,
            &["/id: must not be repeated"],
        ),
        (
            r#"{"id":"1","id":2}"#,
            &[&format!("/id: {INTEGER}"), "/id: must not be repeated"],
        ),
        (
            r#"{"id":1,"a/b":"","m~n":""}"#,
            &[&format!("/a~1b: {INTEGER}"), &format!("/m~0n: {INTEGER}")],
        ),
    ];
    check(&ORDER, cases);
    assert_eq!(kinds("{}", &ORDER), [ViolationKind::Required]);
    assert_eq!(
        kinds(r#"{"id":1,"id":2}"#, &ORDER),
        [ViolationKind::Repeated]
    );
    assert_eq!(kinds("[]", &ORDER), [ViolationKind::Type(Types::OBJECT)]);
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
        "id": 9223372036854775808.5
    }"#;
    let expected = [
        "/lines/1/item: expected one of `available`, `sold`",
        "/lines/2/parts/lines/0/parts/id: expected an integer",
        "/lines/2/parts/lines/1: expected an object",
        "/lines/2/item: is required",
        "/lines/3: expected an object",
        "/id: expected an integer",
    ];
    assert_eq!(violations(json, &ORDER), expected);
}

#[test]
fn invalid_json_is_one_violation() {
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    let deep_field = format!(r#"{{"id":1,"other":{deep}}}"#);
    let many = format!("[{}x", "true,".repeat(1000));
    let cases: &[&str] = &[
        "",
        " ",
        "{",
        "{\"id\":1,}",
        "{\"id\":1}}",
        "{\"id\":true}}",
        "{\"id\":true,\"lines\":[{}],}",
        "{'id':1}",
        "{\"id\":01}",
        "nul",
        "NaN",
        "7 8",
        "1.",
        "\"\n\"",
        r#""\ud800""#,
        r#""\x""#,
        "\u{feff}{}",
        &deep,
        &deep_field,
        &many,
    ];
    for json in cases {
        for schema in [&ORDER, &INTEGERS, &ANY] {
            let found = violations(json, schema);
            let [only] = found.as_slice() else {
                panic!("{}: {found:?}", json.escape_debug())
            };
            let is_of_syntax = only.contains(": is not JSON: ");
            assert!(is_of_syntax, "{}: {only}", json.escape_debug());
            assert_eq!(kinds(json, schema), [ViolationKind::Syntax]);
        }
    }
}

#[test]
fn the_first_64_violations_are_reported() {
    let json = format!("[{}]", vec!["true"; 1000].join(","));
    let found = violations(&json, &INTEGERS);
    assert_eq!(found.len(), 64);
    assert_eq!(found.last().unwrap(), "/63: expected an integer");
}

#[test]
fn earlier_violations_count_towards_the_64() {
    static LISTS: Schema = Schema::Array(&ArraySchema {
        items: Schema::Reference(&INTEGERS),
        ..ArraySchema::ANY
    });
    let list = format!("[{}]", vec!["true"; 35].join(","));
    let lists = format!("[{list}]");

    let mut found = Violations::new();
    let checked: [(&str, &'static Schema); 2] = [(&list, &INTEGERS), (&lists, &LISTS)];
    for (json, schema) in checked {
        found.note(check::check(json, schema).unwrap_err());
    }
    let found = messages(found);
    assert_eq!(found.len(), 64);
    assert_eq!(found.last().unwrap(), "/0/28: expected an integer");
}

#[test]
fn messages_do_not_repeat_sent_values() {
    let json = r#"{"id":"secret","lines":[{"item":"secret"}],"secret":["secret"]}"#;
    let found = violations(json, &ORDER);
    assert_eq!(found.len(), 2);
    for message in found {
        assert!(!message.contains("secret"), "{message}");
    }
}

/// What the schema allows and the type does not is reported in addition to the violations of the schema.
#[test]
fn errors_of_the_type_are_added_to_the_violations() {
    use std::collections::BTreeMap;

    static FEW: Schema = Schema::Object(&ObjectSchema {
        additional: Schema::Types(&[ANY_INTEGER, Schema::Boolean]),
        ..ObjectSchema::ANY
    });
    let found = |json| {
        let mut found = Violations::new();
        if let Err(error) = check::decode::<BTreeMap<String, u8>>(json, &FEW) {
            found.note(error);
        }
        messages(found)
    };
    let range = "is out of range for `u8`";
    let cases: [(&str, &[&str]); 5] = [
        (r#"{"a":1,"b":255,"c":2.0}"#, NONE),
        (r#"{"a":256}"#, &[&format!("/a: {range}")]),
        (
            r#"{"a":256,"b":""}"#,
            &[
                "/b: expected an integer or a boolean",
                &format!("/a: {range}"),
            ],
        ),
        (r#"{"a":true}"#, &[&format!("/a: {INTEGER}")]),
        (r#"{"a":1,"a":1}"#, &["/a: must not be repeated"]),
    ];
    for (json, expected) in cases {
        assert_eq!(found(json), expected, "{json}");
    }
}

#[test]
fn segments_of_a_place_are_without_escapes() {
    let segments = |pointer: &str| {
        let place = Place::Body(pointer.to_owned());
        let segments: Vec<_> = place.segments().map(|name| name.into_owned()).collect();
        segments.join(" ")
    };
    assert_eq!(segments("/lines/0/a~1b"), "lines 0 a/b");
    // `~01` stands for `~1`.
    assert_eq!(segments("/m~0n/~01"), "m~n ~1");
    assert!(Place::Body(String::new()).segments().next().is_none());
    assert!(Place::Query("limit").segments().next().is_none());
}
