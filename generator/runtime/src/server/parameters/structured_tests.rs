//! Parameters that are lists, objects or unions.

use http::{HeaderMap, HeaderValue};
use serde_json::{Value, json};

use crate::runtime::limits::NumberConstraint;
use crate::runtime::parameter_style::Style;
use crate::runtime::reason::Limit;
use crate::runtime::schema::{ArraySchema, Field, ObjectSchema, Schema, UnionSchema};
use crate::runtime::server::path;
use crate::runtime::server::structured::{self, Structured};
use crate::runtime::violation::Violations;
use crate::test_support::messages;

const INTEGER: Schema = Schema::Integer(&[]);
const STRING: Schema = Schema::String(&[]);

static LIST: Schema = Schema::Array(&ArraySchema {
    items: INTEGER,
    minimum: 1,
    maximum: 3,
    ..ArraySchema::ANY
});

static OBJECT: Schema = Schema::Object(&ObjectSchema {
    fields: &[
        Field::required("a", INTEGER),
        Field::optional("b", STRING),
        Field::optional("ids", Schema::Reference(&LIST)),
        Field::optional("none", Schema::Nullable(&STRING)),
    ],
    ..ObjectSchema::ANY
});

static NULLABLE: Schema = Schema::Object(&ObjectSchema {
    fields: &[
        Field::required("a", Schema::Nullable(&INTEGER)),
        Field::optional("b", STRING),
    ],
    additional: Schema::Never,
    ..ObjectSchema::ANY
});

static MAP: Schema = Schema::Object(&ObjectSchema {
    additional: INTEGER,
    ..ObjectSchema::ANY
});

static OBJECTS: Schema = Schema::Array(&ArraySchema {
    items: Schema::Reference(&OBJECT),
    ..ArraySchema::ANY
});

static EMPTY: Schema = Schema::Object(&ObjectSchema {
    fields: &[
        Field::required("list", Schema::Reference(&OBJECTS)),
        Field::required("map", Schema::Reference(&MAP)),
    ],
    additional: Schema::Never,
    ..ObjectSchema::ANY
});

/// The same object with further constraints.
static CONSTRAINED: Schema = Schema::All(&[
    Schema::Reference(&EMPTY),
    Schema::Object(&ObjectSchema {
        minimum: 2,
        ..ObjectSchema::ANY
    }),
]);

static ENDLESS: Schema = Schema::Object(&ObjectSchema {
    fields: &[
        Field::required("left", Schema::Reference(&ENDLESS)),
        Field::required("right", Schema::Reference(&ENDLESS)),
    ],
    additional: Schema::Never,
    ..ObjectSchema::ANY
});

static ONE_OR_MANY: Schema = Schema::Union(&UnionSchema {
    types: &[],
    variants: &[
        INTEGER,
        Schema::Array(&ArraySchema {
            items: STRING,
            ..ArraySchema::ANY
        }),
    ],
    is_exclusive: true,
});

static SCALAR: Schema = Schema::Union(&UnionSchema {
    types: &[],
    variants: &[INTEGER, Schema::Boolean, STRING],
    is_exclusive: true,
});

/// The same with integers of `u64`.
static LARGE: Schema = Schema::Union(&UnionSchema {
    types: &[],
    variants: &[
        Schema::Integer(&[NumberConstraint::Maximum(Limit::Decimal(
            "18446744073709551615",
        ))]),
        STRING,
    ],
    is_exclusive: true,
});

/// A list with an integer and then strings.
static TUPLE: Schema = Schema::Array(&ArraySchema {
    first: &[INTEGER],
    items: STRING,
    ..ArraySchema::ANY
});

/// An object with integers by the pattern of their names.
static PATTERNS: Schema = Schema::Object(&ObjectSchema {
    patterns: &[(|name| name.starts_with("x-"), INTEGER)],
    additional: Schema::Never,
    ..ObjectSchema::ANY
});

/// The value, or its violations.
fn read(found: impl FnOnce(&mut Violations) -> Structured) -> Result<Option<Value>, Vec<String>> {
    let mut violations = Violations::new();
    let found = found(&mut violations);
    let value = found.optional(&mut violations);
    match violations.is_empty() {
        true => Ok(value),
        false => Err(messages(violations)),
    }
}

fn query(text: &str, style: Style, schema: &'static Schema) -> Result<Option<Value>, Vec<String>> {
    read(|violations| structured::query(Some(text), "x", style, &["y"], schema, violations))
}

const FORM: Style = Style::Form { explode: true };
const COMMAS: Style = Style::Form { explode: false };

#[test]
fn objects_and_lists_are_read_in_their_style() {
    let cases = [
        ("a=1&b=%2C+&c=3", FORM, &OBJECT, json!({"a": 1, "b": ", "})),
        (
            "ids=1&a=2&ids=3",
            FORM,
            &OBJECT,
            json!({"a": 2, "ids": [1, 3]}),
        ),
        ("ids=1&a=2", FORM, &OBJECT, json!({"a": 2, "ids": [1]})),
        ("a=1&y=2&b%20=3", FORM, &MAP, json!({"a": 1, "b ": 3})),
        ("x=1&x=2", FORM, &LIST, json!([1, 2])),
        ("x=1,2", COMMAS, &LIST, json!([1, 2])),
        (
            "x=a,1,b,x%2Cy",
            COMMAS,
            &OBJECT,
            json!({"a": 1, "b": "x,y"}),
        ),
        ("x=1%202", Style::Spaces, &LIST, json!([1, 2])),
        ("x=1+2", Style::Spaces, &LIST, json!([1, 2])),
        ("x=1|2", Style::Pipes, &LIST, json!([1, 2])),
        (
            "x[a]=1&x%5Bb%5D=",
            Style::Deep,
            &OBJECT,
            json!({"a": 1, "b": ""}),
        ),
        (
            "x[ids][]=1&x[ids][]=2&x[a]=3",
            Style::Deep,
            &OBJECT,
            json!({"a": 3, "ids": [1, 2]}),
        ),
        (
            "x[ids]=1&x[ids]=2&x[a]=3",
            Style::Deep,
            &OBJECT,
            json!({"a": 3, "ids": [1, 2]}),
        ),
        (
            "x[ids][1]=2&x[ids][0]=1&x[a]=3",
            Style::Deep,
            &OBJECT,
            json!({"a": 3, "ids": [1, 2]}),
        ),
        (
            "x[0][a]=1&x[1][a]=2",
            Style::Deep,
            &OBJECTS,
            json!([{"a": 1}, {"a": 2}]),
        ),
        ("x[]=1", Style::Deep, &LIST, json!([1])),
        ("x-a=1&x-b=2", FORM, &PATTERNS, json!({"x-a": 1, "x-b": 2})),
        ("x[x-a]=1", Style::Deep, &PATTERNS, json!({"x-a": 1})),
        ("x[a]=1&xa=2&x.a=3", Style::Deep, &OBJECT, json!({"a": 1})),
        (
            "x[b]=c",
            Style::Deep,
            &NULLABLE,
            json!({"a": null, "b": "c"}),
        ),
    ];
    for (text, style, schema, expected) in cases {
        assert_eq!(query(text, style, schema), Ok(Some(expected)), "{text}");
    }
}

#[test]
fn text_has_the_most_specific_lossless_type() {
    let cases = [
        ("x=1", &SCALAR, json!(1)),
        ("x=01", &SCALAR, json!("01")),
        ("x=-0", &SCALAR, json!("-0")),
        ("x=true", &SCALAR, json!(true)),
        ("x=True", &SCALAR, json!("True")),
        ("x=", &SCALAR, json!("")),
        ("x=1", &ONE_OR_MANY, json!(1)),
        ("x=-9223372036854775808", &SCALAR, json!(i64::MIN)),
        (
            "x=9223372036854775808",
            &SCALAR,
            json!("9223372036854775808"),
        ),
        (
            "x=9223372036854775808",
            &LARGE,
            json!(9_223_372_036_854_775_808_u64),
        ),
        (
            "x=18446744073709551616",
            &SCALAR,
            json!("18446744073709551616"),
        ),
        ("x=a", &ONE_OR_MANY, json!(["a"])),
        ("x=1&x=2", &ONE_OR_MANY, json!(["1", "2"])),
        ("x=1.0", &SCALAR, json!("1.0")),
        ("x=1&x=2", &TUPLE, json!([1, "2"])),
    ];
    for (text, schema, expected) in cases {
        assert_eq!(query(text, FORM, schema), Ok(Some(expected)), "{text}");
    }
}

#[test]
fn missing_parameters_are_absent() {
    for (text, style, schema) in [
        ("", FORM, &OBJECT),
        ("c=1", FORM, &OBJECT),
        ("y=1", FORM, &MAP),
        ("xx=1", COMMAS, &LIST),
        ("x[=1&x]=2&xa[b]=1&x[a]b=2", Style::Deep, &OBJECT),
    ] {
        assert_eq!(query(text, style, schema), Ok(None), "{text}");
    }
    let mut violations = Violations::new();
    let found = structured::query(None, "x", FORM, &[], &LIST, &mut violations);
    assert_eq!(found.required::<Value>(&mut violations), None);
    assert_eq!(messages(violations), ["query parameter `x`: is required"]);
}

/// A required parameter without a text is decoded as an empty value.
#[test]
fn required_values_can_be_empty() {
    let required = |style, schema| {
        let mut violations = Violations::new();
        let found = structured::query(None, "x", style, &[], schema, &mut violations);
        let value: Option<Value> = found.required(&mut violations);
        value.ok_or_else(|| messages(violations))
    };
    let cases = [
        (FORM, &MAP, json!({})),
        (Style::Deep, &MAP, json!({})),
        (COMMAS, &OBJECTS, json!([])),
        (FORM, &ONE_OR_MANY, json!([])),
        (FORM, &NULLABLE, json!({"a": null})),
        (FORM, &EMPTY, json!({"list": [], "map": {}})),
        (FORM, &CONSTRAINED, json!({"list": [], "map": {}})),
    ];
    for (style, schema, expected) in cases {
        assert_eq!(required(style, schema), Ok(expected));
    }
    for schema in [&OBJECT, &LIST, &SCALAR, &Schema::Any, &ENDLESS] {
        let missing = vec!["query parameter `x`: is required".to_owned()];
        assert_eq!(required(Style::Deep, schema), Err(missing));
    }
    let found = query("x[map][a]=1", Style::Deep, &EMPTY);
    assert_eq!(found, Ok(Some(json!({"list": [], "map": {"a": 1}}))));
    let mut violations = Violations::new();
    let parameter = crate::runtime::server::query::read(None, ["x"], &mut violations)
        .map(|found| found.json(&MAP));
    let [found] = parameter;
    assert_eq!(found.required::<Value>(&mut violations), None);
}

/// The violations of the schema.
fn violations_of(text: &str, style: Style, schema: &'static Schema) -> Vec<String> {
    let mut violations = Violations::new();
    let found = structured::query(Some(text), "x", style, &[], schema, &mut violations);
    let _: Option<Value> = found.optional(&mut violations);
    messages(violations)
}

#[test]
fn every_violation_is_reported_with_its_location() {
    let cases: &[(&str, Style, &'static Schema, &[&str])] = &[
        (
            "a=z&ids=1&ids=y",
            FORM,
            &OBJECT,
            &[
                "query parameter `x`, /a: expected an integer",
                "query parameter `x`, /ids/1: expected an integer",
            ],
        ),
        (
            "b=z",
            FORM,
            &OBJECT,
            &["query parameter `x`, /a: is required"],
        ),
        (
            "x=1,2,3,4",
            COMMAS,
            &LIST,
            &["query parameter `x`: expected between 1 and 3 items"],
        ),
        (
            "x=a,1,b",
            COMMAS,
            &OBJECT,
            &["query parameter `x`: expected a value after each name"],
        ),
        (
            "x=1&x=2",
            COMMAS,
            &LIST,
            &["query parameter `x`: must not be repeated"],
        ),
        (
            "a=1&a=2",
            FORM,
            &OBJECT,
            &["query parameter `x`: has a repeated single value"],
        ),
        (
            "x[a]=1&x[b][c]=2",
            Style::Deep,
            &OBJECT,
            &["query parameter `x`, /b: expected a string"],
        ),
        (
            "x=1&x[a]=1",
            Style::Deep,
            &OBJECT,
            &["query parameter `x`: has a repeated single value"],
        ),
        (
            "x[b]=1&x[c]=2",
            Style::Deep,
            &NULLABLE,
            &["query parameter `x`, /c: is unknown"],
        ),
        (
            "x=%zz",
            COMMAS,
            &LIST,
            &["query parameter `x`: is not percent-encoded UTF-8"],
        ),
        (
            "x[a]=%ff",
            Style::Deep,
            &OBJECT,
            &["query parameter `x`: is not percent-encoded UTF-8"],
        ),
        (
            "%ff=1",
            FORM,
            &LIST,
            &["query: a name is not percent-encoded UTF-8"],
        ),
    ];
    for (text, style, schema, expected) in cases {
        assert_eq!(violations_of(text, *style, schema), *expected, "{text}");
    }
}

#[test]
fn deep_names_and_many_names_are_fast() {
    let deep = format!("x{}=1", "[a]".repeat(20_000));
    assert_eq!(
        violations_of(&deep, Style::Deep, &OBJECT),
        ["query parameter `x`: is nested too deeply"]
    );
    let many: String = (0..20_000)
        .map(|index| format!("x[{index}][a]=1&"))
        .collect();
    let read = query(&many, Style::Deep, &OBJECTS).unwrap().unwrap();
    assert_eq!(read.as_array().map(Vec::len), Some(20_000));
}

#[test]
fn paths_have_their_own_styles() {
    let read = |segment: &str, style, schema| {
        read(|violations| structured::path("x", segment, style, schema, violations))
    };
    let (label, matrix) = (
        |explode| Style::Label { explode },
        |explode| Style::Matrix { explode },
    );
    let cases = [
        (
            "a,1,b,%2C+",
            Style::Simple { explode: false },
            &OBJECT,
            json!({"a": 1, "b": ",+"}),
        ),
        (
            "b=%3D,a=1",
            Style::Simple { explode: true },
            &OBJECT,
            json!({"a": 1, "b": "="}),
        ),
        (".1,2", label(false), &LIST, json!([1, 2])),
        (".1.2", label(true), &LIST, json!([1, 2])),
        (".a=1.b=c", label(true), &OBJECT, json!({"a": 1, "b": "c"})),
        (";x=1,2", matrix(false), &LIST, json!([1, 2])),
        (";x=1;x=2", matrix(true), &LIST, json!([1, 2])),
        (
            ";a=1;b=c=d",
            matrix(true),
            &OBJECT,
            json!({"a": 1, "b": "c=d"}),
        ),
        (";%78=c", matrix(false), &SCALAR, json!("c")),
        (";x", matrix(true), &SCALAR, json!("")),
        (".", label(false), &SCALAR, json!("")),
    ];
    for (segment, style, schema, expected) in cases {
        assert_eq!(
            read(segment, style, schema),
            Ok(Some(expected)),
            "{segment}"
        );
    }
    let wrong = [
        (
            "1",
            label(false),
            &LIST,
            "path parameter `x`: expected a `.` before the value",
        ),
        (
            "1",
            matrix(false),
            &LIST,
            "path parameter `x`: expected a `;` before the value",
        ),
        (
            ";y=1",
            matrix(false),
            &LIST,
            "path parameter `x`: expected the parameter name before the value",
        ),
        (
            ";x=1;y=2",
            matrix(true),
            &LIST,
            "path parameter `x`: expected the parameter name before the value",
        ),
        (
            "a",
            Style::Simple { explode: true },
            &OBJECT,
            "path parameter `x`: expected `=` in each field",
        ),
    ];
    for (segment, style, schema, expected) in wrong {
        assert_eq!(
            read(segment, style, schema),
            Err(vec![expected.to_owned()]),
            "{segment}"
        );
    }
}

fn headers(name: &'static str, values: &[&'static str]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for value in values {
        headers.append(name, HeaderValue::from_static(value));
    }
    headers
}

#[test]
fn headers_and_cookies_have_their_own_styles() {
    let header = |values: &[&'static str], schema| {
        let headers = headers("x", values);
        let style = Style::Simple { explode: true };
        read(|violations| structured::header(&headers, "X", style, schema, violations))
    };
    assert_eq!(
        header(&["a=1 , b=%2C=", ""], &OBJECT),
        Ok(Some(json!({"a": 1, "b": "%2C="})))
    );
    assert_eq!(header(&["1", "2, 3"], &LIST), Ok(Some(json!([1, 2, 3]))));
    assert_eq!(header(&[], &LIST), Ok(None));
    assert_eq!(header(&["a, b"], &SCALAR), Ok(Some(json!("a, b"))));
    assert_eq!(header(&["a", "b"], &SCALAR), Ok(Some(json!("a, b"))));

    let cookie = |values: &[&'static str]| {
        let headers = headers("cookie", values);
        read(|violations| structured::cookie(&headers, "x", COMMAS, &LIST, violations))
    };
    assert_eq!(cookie(&["y=1; x = 1,%32 ;"]), Ok(Some(json!([1, 2]))));
    assert_eq!(cookie(&["xx=1"]), Ok(None));
    let twice = vec!["cookie `x`: must not be repeated".to_owned()];
    assert_eq!(cookie(&["x=1", "x=1"]), Err(twice));
}

#[test]
fn json_is_decoded() {
    let read =
        |segment: &str| read(|violations| path::parameter("x", segment, violations).json(&LIST));
    assert_eq!(read("%5B1,%202%5D"), Ok(Some(json!([1, 2]))));
    let not_json = read("%5B1").unwrap_err();
    assert!(
        not_json[0].starts_with("path parameter `x`: is not JSON: "),
        "{not_json:?}"
    );
}
