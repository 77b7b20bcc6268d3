//! Unions: the selected variant, and rejected values.

use crate::runtime::decode::from_text;
use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::json;
use crate::runtime::schema::{Field, ObjectSchema, Schema, TaggedSchema, UnionSchema};
use crate::runtime::server::request_body;
use crate::runtime::union::{self, Discriminated, Union};
use crate::runtime::violation::Violations;
use crate::test_support::messages;

const CASES: &[Case] = &[
    Case {
        variant: 0,
        is: ValueKind::Object(&ObjectFacts {
            required: &["a"],
            optional: &["c"],
            closed: false,
            texts: &[("c", &["x", "y"])],
        }),
    },
    Case {
        variant: 1,
        is: ValueKind::Object(&ObjectFacts {
            required: &["b"],
            optional: &[],
            closed: true,
            texts: &[],
        }),
    },
    Case {
        variant: 2,
        is: ValueKind::String,
    },
    Case {
        variant: 3,
        is: ValueKind::OneOf(&["small", "large"]),
    },
    Case {
        variant: 4,
        is: ValueKind::Integer,
    },
    Case {
        variant: 4,
        is: ValueKind::Null,
    },
];

/// A union in which any number of variants may match.
#[derive(Debug, PartialEq)]
struct Any(usize);

/// A union in which one variant may match.
#[derive(Debug, PartialEq)]
struct One(usize);

/// A union that is discriminated by the text of a field.
#[derive(Debug, PartialEq)]
struct Tagged(usize);

#[derive(Debug, PartialEq)]
struct Defaulted(usize);

macro_rules! union {
    ($name:ident, $discriminator:expr) => {
        impl Discriminated for $name {
            const NAME: &'static str = stringify!($name);
            const DISCRIMINATOR: DiscriminatedBy = $discriminator;
        }

        impl Union for $name {
            fn read(variant: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
                let value: serde_json::Value = json::decode(reader)?;
                match value == "refused" {
                    true => Err(json::DecodeError::new("is refused")),
                    false => Ok(Self(variant)),
                }
            }
        }

        impl json::Decode for $name {
            fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
                union::decode(reader)
            }
        }
    };
}

union!(Any, DiscriminatedBy::Shape(CASES, Fits::Some));
union!(One, DiscriminatedBy::Shape(CASES, Fits::One));
union!(
    Tagged,
    DiscriminatedBy::Property("kind", &[("cat", 0), ("dog", 1)], None)
);

union!(
    Defaulted,
    DiscriminatedBy::Property("kind", &[("cat", 0)], Some(1))
);

#[test]
fn a_default_variant_is_selected_without_a_known_tag() {
    for (json, variant) in [
        (r#"{"kind": "cat"}"#, Some(0)),
        (r#"{"kind": "cow"}"#, Some(1)),
        (r#"{"a": 1}"#, Some(1)),
        ("1", None),
    ] {
        let read = from_text::<Defaulted>(json).ok();
        assert_eq!(read, variant.map(Defaulted), "{json}");
    }
}

#[track_caller]
fn check_any(json: &str, variant: Option<usize>) {
    let read = from_text::<Any>(json).ok();
    assert_eq!(read, variant.map(Any), "{json}");
}

#[test]
fn the_variant_that_matches_most_of_the_value_is_selected() {
    check_any(r#"{"a": 1}"#, Some(0));
    check_any(r#"{"a": 1, "b": 2, "c": "x"}"#, Some(0));
    check_any(r#"{"b": 2}"#, Some(1));
    check_any(r#"{"b": 2, "other": 3}"#, None);
    check_any(r#"{"a": 1, "c": "z"}"#, None);
    check_any(r#"{"a": 1, "c": 1}"#, None);
    check_any(r#"{"\u0061": 1, "c": "\u0078"}"#, Some(0));
    check_any(r#" "small" "#, Some(3));
    check_any(r#""middle""#, Some(2));
    check_any(r#""refused""#, None);
    check_any("-5", Some(4));
    check_any("5.0", Some(4));
    check_any("5e3", Some(4));
    check_any("5.5", None);
    check_any("null", Some(4));
    check_any("true", None);
    check_any("[]", None);
}

#[test]
fn a_value_must_match_exactly_one_variant() {
    let read = |json| from_text::<One>(json).map_err(|error| error.to_string());
    assert_eq!(read(r#""middle""#), Ok(One(2)));
    assert_eq!(
        read(r#""small""#),
        Err("a value matches several types, expected exactly one".to_owned())
    );
}

#[test]
fn a_field_discriminates_the_variants() {
    let read = |json| from_text::<Tagged>(json).map_err(|error| error.to_string());
    assert_eq!(read(r#"{"x": [{}], "kind": "dog"}"#), Ok(Tagged(1)));
    for json in [
        r#"{"kind": "cow"}"#,
        r#"{"kind": 1}"#,
        "{}",
        "[]",
        r#""cat""#,
    ] {
        assert_eq!(read(json), Err("expected one of `cat`, `dog`".to_owned()));
    }
}

const NUMBERED: &[Case] = &[
    Case {
        variant: 0,
        is: ValueKind::Object(&ObjectFacts {
            required: &["type"],
            optional: &[],
            closed: false,
            texts: &[("type", &["1", "true"])],
        }),
    },
    Case {
        variant: 1,
        is: ValueKind::Object(&ObjectFacts {
            required: &["type"],
            optional: &[],
            closed: false,
            texts: &[("type", &["2"])],
        }),
    },
    Case {
        variant: 2,
        is: ValueKind::ArrayOf(&[ValueKind::Integer, ValueKind::OneOf(&["none"])]),
    },
    Case {
        variant: 3,
        is: ValueKind::ArrayOf(&[ValueKind::String, ValueKind::Array]),
    },
];

/// A union that is discriminated by numbers, and by the items of arrays.
#[derive(Debug, PartialEq)]
struct Numbered(usize);

union!(Numbered, DiscriminatedBy::Shape(NUMBERED, Fits::One));

#[test]
fn field_counts_and_first_items_discriminate_the_variants() {
    let read = |json| from_text::<Numbered>(json).ok();
    for (json, variant) in [
        (r#"{"type": 1}"#, Some(0)),
        (r#"{"type": true}"#, Some(0)),
        (r#"{"type":2, "other": []}"#, Some(1)),
        (r#"{"type": 3}"#, None),
        (r#"{"type": null}"#, None),
        (r#"{"type": [1]}"#, None),
        ("[1]", Some(2)),
        ("[ 1 , \"a\"]", Some(2)),
        (r#"["a", 1]"#, Some(3)),
        ("[[]]", Some(3)),
        // Both variants match an empty array, and an item with this text.
        ("[ ]", None),
        (r#"["none"]"#, None),
        ("[true]", None),
    ] {
        assert_eq!(read(json), variant.map(Numbered), "{json}");
    }
}

#[test]
fn nesting_is_bounded() {
    let nested = |depth: usize| {
        let json = format!(
            r#"{{"a": {}"]{{"{}}}"#,
            "[".repeat(depth),
            "]".repeat(depth)
        );
        json.replace("\"]{\"", "\"\\\"]{\"")
    };
    assert!(from_text::<Any>(&nested(126)).is_ok());
    assert!(from_text::<Any>(&nested(127)).is_err());
    assert!(from_text::<Any>(&nested(100_000)).is_err());
}

static WITH_NAME: Schema = Schema::Object(&ObjectSchema {
    fields: &[Field::required("name", Schema::String(&[]))],
    ..ObjectSchema::ANY
});

static BY_FIELD: Schema = Schema::Tagged(&TaggedSchema {
    field: "kind",
    schemas: &[
        ("cat", Schema::Reference(&WITH_NAME)),
        ("dog", Schema::Boolean),
    ],
    default: None,
});

static BY_SHAPE: Schema = Schema::Union(&UnionSchema {
    types: &["One"],
    variants: &[
        Schema::Reference(&WITH_NAME),
        Schema::Boolean,
        Schema::String(&[]),
        Schema::Enum(&["small", "large"]),
        Schema::Nullable(&Schema::Integer(&[])),
    ],
    is_exclusive: true,
});

#[track_caller]
fn check_violations(schema: &'static Schema, json: &str, expected: &[&str]) {
    let mut violations = Violations::new();
    request_body::decode_json::<serde_json::Value>(json.as_bytes(), schema, &mut violations);
    assert_eq!(messages(violations), expected, "{json}");
}

#[test]
fn errors_are_those_of_the_intended_variant() {
    check_violations(&BY_FIELD, r#"{"kind": "cat"}"#, &["/name: is required"]);
    check_violations(
        &BY_FIELD,
        r#"{"kind": "dog"}"#,
        &["body: expected a boolean"],
    );
    check_violations(
        &BY_FIELD,
        r#"{"kind": "cow"}"#,
        &["/kind: expected one of `cat`, `dog`"],
    );
    check_violations(&BY_FIELD, "{}", &["/kind: is required"]);
    let twice = r#"{"kind": "cat", "kind": "dog"}"#;
    check_violations(&BY_FIELD, twice, &["/kind: must not be repeated"]);
    check_violations(&BY_FIELD, "[]", &["body: expected an object"]);
}

#[test]
fn values_that_match_no_variant_or_several_are_reported() {
    check_violations(&BY_SHAPE, r#"{"a": 1}"#, &["/name: is required"]);
    check_violations(&BY_SHAPE, "true", &[]);
    check_violations(
        &BY_SHAPE,
        r#""small""#,
        &["body: matches several alternatives, expected exactly one"],
    );
}

/// The schemas of the variants are checked while a union is decoded.
#[test]
fn a_union_is_decoded_with_the_schemas_of_its_variants() {
    let read = |json: &str| {
        let mut violations = Violations::new();
        let found = request_body::decode_json::<One>(json.as_bytes(), &BY_SHAPE, &mut violations);
        found.ok_or_else(|| messages(violations))
    };
    let several = "body: matches several alternatives, expected exactly one";
    let cases: [(&str, Result<One, &str>); 5] = [
        (r#"{"a": 1, "name": ""}"#, Ok(One(0))),
        (r#"{"a": 1}"#, Err("/name: is required")),
        (r#""middle""#, Ok(One(2))),
        (r#""small""#, Err(several)),
        ("5.0", Ok(One(4))),
    ];
    for (json, expected) in cases {
        assert_eq!(
            read(json),
            expected.map_err(|error| vec![error.to_owned()]),
            "{json}"
        );
    }
}
