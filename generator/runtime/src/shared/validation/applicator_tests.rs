//! The violations of schemas that combine others: types, `allOf`, `anyOf`, `oneOf`, `not`, `if` and discriminators.

use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::reason::{Limit, ViolationKind};
use crate::runtime::schema::{ArraySchema, Field, ObjectSchema, Schema, TaggedSchema, UnionSchema};
use crate::test_support::schema::{ANY_INTEGER, NONE, STATUS, check, kinds, limits, violations};

const fn object(fields: &'static [Field]) -> ObjectSchema {
    ObjectSchema {
        fields,
        ..ObjectSchema::ANY
    }
}

static NAMED: Schema = Schema::Object(&object(&[Field::required("name", Schema::String(&[]))]));
static AGED: Schema = Schema::Object(&object(&[Field::required("age", ANY_INTEGER)]));

const AT_LEAST_5: Schema = Schema::Integer(&[NumberConstraint::Minimum(Limit::Integer(5))]);
const SHORT: Schema = Schema::String(&[TextConstraint::Length(0, 2)]);
const PAIR: ArraySchema = ArraySchema {
    items: ANY_INTEGER,
    maximum: 2,
    ..ArraySchema::ANY
};

#[test]
fn a_value_has_one_of_several_types() {
    static TYPES: Schema = Schema::Types(&[Schema::Null, AT_LEAST_5, SHORT, Schema::Array(&PAIR)]);
    let wrong: &[&str] = &["body: expected null or an integer or a string or an array"];
    let cases: [(&str, &[&str]); 13] = [
        ("null", NONE),
        ("5", NONE),
        ("5.0", NONE),
        ("\"ab\"", NONE),
        ("[1,2]", NONE),
        ("4", &["body: expected an integer of at least 5"]),
        ("5.5", &["body: expected an integer"]),
        ("\"abc\"", &["body: expected at most 2 characters"]),
        (
            "[1,\"\",3]",
            &["/1: expected an integer", "body: expected at most 2 items"],
        ),
        ("true", wrong),
        ("{}", wrong),
        ("[]", NONE),
        ("[{}]", &["/0: expected an integer"]),
    ];
    check(&TYPES, &cases);
    assert_eq!(
        limits("true", &TYPES),
        ["type: null, integer, string, array"]
    );
}

#[test]
fn constraints_without_a_type_apply_by_the_type_of_the_value() {
    static UNTYPED: Schema = Schema::Untyped(&[
        Schema::Number(&[NumberConstraint::Minimum(Limit::Integer(5))]),
        SHORT,
        Schema::Array(&PAIR),
        Schema::Object(&ObjectSchema {
            required: &["a"],
            ..ObjectSchema::ANY
        }),
    ]);
    let cases: [(&str, &[&str]); 11] = [
        ("null", NONE),
        ("true", NONE),
        ("5.5", NONE),
        ("\"\"", NONE),
        ("[]", NONE),
        (r#"{"a":null}"#, NONE),
        ("4", &["body: expected a number of at least 5"]),
        ("\"abc\"", &["body: expected at most 2 characters"]),
        ("[null]", &["/0: expected an integer"]),
        ("{}", &["/a: is required"]),
        (r#"{"A":1}"#, &["/a: is required"]),
    ];
    check(&UNTYPED, &cases);
    check(&Schema::Untyped(&[]), &[("1", NONE), ("{}", NONE)]);
}

#[test]
fn all_schemas_are_checked() {
    static ALL: Schema = Schema::All(&[
        Schema::Reference(&NAMED),
        Schema::Reference(&AGED),
        Schema::Object(&ObjectSchema {
            maximum: 3,
            ..ObjectSchema::ANY
        }),
    ]);
    let name = "/name: expected a string";
    let age = "/age: expected an integer";
    let cases: [(&str, &[&str]); 8] = [
        (r#"{"name":"","age":1}"#, NONE),
        (r#"{"name":"","age":1,"x":1}"#, NONE),
        ("{}", &["/name: is required", "/age: is required"]),
        (r#"{"age":1,"name":1}"#, &[name]),
        (r#"{"age":"","name":""}"#, &[age]),
        (r#"{"age":"","name":1}"#, &[name, age]),
        (
            r#"{"age":"","name":1,"x":1,"y":1}"#,
            &[name, age, "body: expected at most 3 fields"],
        ),
        ("[]", &["body: expected an object"]),
    ];
    check(&ALL, &cases);
    check(&Schema::All(&[]), &[("1", NONE)]);
    // Within an array, whose other items are still checked.
    static ITEMS: Schema = Schema::Array(&ArraySchema {
        items: Schema::Reference(&ALL),
        ..ArraySchema::ANY
    });
    let expected: &[&str] = &[
        "/0/name: is required",
        "/0/age: is required",
        "/2/name: expected a string",
    ];
    let json = r#"[{},{"name":"","age":1},{"name":1,"age":1}]"#;
    check(&ITEMS, &[(json, expected)]);
}

#[test]
fn one_or_more_alternatives_match() {
    static SOME: Schema = Schema::Some(
        &[Schema::Reference(&NAMED), Schema::Reference(&AGED), SHORT],
        "",
    );
    let cases: [(&str, &[&str]); 9] = [
        (r#"{"name":""}"#, NONE),
        (r#"{"age":1}"#, NONE),
        (r#"{"name":"","age":1}"#, NONE),
        (r#"{"name":1,"age":1}"#, NONE),
        ("\"ab\"", NONE),
        ("{}", &["/name: is required"]),
        ("\"abc\"", &["body: expected at most 2 characters"]),
        (r#"{"name":1,"age":""}"#, &["/name: expected a string"]),
        ("1", &["body: expected an object or a string"]),
    ];
    check(&SOME, &cases);
    static WITH_TEXT: Schema = Schema::Some(
        &[Schema::Reference(&NAMED), Schema::Reference(&AGED)],
        "`name`, `age`",
    );
    let expected: &[&str] = &["body: requires one of the fields `name`, `age`"];
    check(
        &WITH_TEXT,
        &[(r#"{"name":"","age":1}"#, NONE), ("{}", expected)],
    );
    assert_eq!(kinds("{}", &WITH_TEXT), [ViolationKind::Union]);
}

#[test]
fn exactly_one_alternative_matches() {
    static ONE: Schema = Schema::One(
        &[Schema::Reference(&NAMED), Schema::Reference(&AGED), SHORT],
        "",
    );
    let several: &[&str] = &["body: matches several alternatives, expected exactly one"];
    let both = r#"{"name":"","age":1}"#;
    let cases: [(&str, &[&str]); 6] = [
        (r#"{"name":""}"#, NONE),
        (r#"{"name":"","age":""}"#, NONE),
        (both, several),
        ("{}", &["/name: is required"]),
        ("\"abc\"", &["body: expected at most 2 characters"]),
        ("1", &["body: expected an object or a string"]),
    ];
    check(&ONE, &cases);
    assert_eq!(kinds(both, &ONE), [ViolationKind::Union]);
    assert_eq!(limits("1", &ONE), ["type: string, object"]);
    static WITH_TEXT: Schema = Schema::One(
        &[Schema::Reference(&NAMED), Schema::Reference(&AGED)],
        "`name`, `age`",
    );
    let cases: [(&str, &[&str]); 3] = [
        (r#"{"name":""}"#, NONE),
        ("{}", &["body: requires one of the fields `name`, `age`"]),
        (
            both,
            &["body: requires exactly one of the fields `name`, `age`"],
        ),
    ];
    check(&WITH_TEXT, &cases);
}

#[test]
fn the_variants_of_a_union_are_alternatives() {
    const VARIANTS: &[Schema] = &[Schema::Reference(&NAMED), Schema::Reference(&AGED), STATUS];
    static ONE: Schema = Schema::Union(&UnionSchema {
        types: &["Union"],
        variants: VARIANTS,
        is_exclusive: true,
    });
    static SOME: Schema = Schema::Union(&UnionSchema {
        types: &["Union"],
        variants: VARIANTS,
        is_exclusive: false,
    });
    let status: &[&str] = &["body: expected one of `available`, `sold`"];
    let cases: [(&str, &[&str]); 5] = [
        (r#"{"name":""}"#, NONE),
        (r#"{"age":7}"#, NONE),
        ("\"sold\"", NONE),
        ("\"lost\"", status),
        ("{}", &["/name: is required"]),
    ];
    check(&ONE, &cases);
    check(&SOME, &cases);
    let both = r#"{"name":"","age":7}"#;
    let several: &[&str] = &["body: matches several alternatives, expected exactly one"];
    check(&ONE, &[(both, several)]);
    check(&SOME, &[(both, NONE)]);
}

#[test]
fn a_property_selects_the_schema() {
    const SCHEMAS: &[(&str, Schema)] = &[
        ("named", Schema::Reference(&NAMED)),
        ("aged", Schema::Reference(&AGED)),
        ("1", Schema::Any),
        ("true", Schema::Any),
    ];
    static TAGGED: Schema = Schema::Tagged(&TaggedSchema {
        field: "kind",
        schemas: SCHEMAS,
        default: None,
    });
    static DEFAULT: Schema = Schema::Tagged(&TaggedSchema {
        field: "kind",
        schemas: SCHEMAS,
        default: Some(Schema::Reference(&AGED)),
    });
    let once = "/kind: must not be repeated";
    let known: [(&str, &[&str]); 8] = [
        (r#"{"kind":"named","name":""}"#, NONE),
        (r#"{"name":"","\u006bind":"n\u0061med"}"#, NONE),
        (r#"{"age":1,"kind":"aged"}"#, NONE),
        (r#"{"kind":1}"#, NONE),
        (r#"{"kind":true}"#, NONE),
        (r#"{"kind":"named","age":1}"#, &["/name: is required"]),
        (
            r#"{"kind":"aged","age":""}"#,
            &["/age: expected an integer"],
        ),
        (
            r#"{"kind":"named","kind":"aged","age":1,"name":""}"#,
            &[once],
        ),
    ];
    check(&TAGGED, &known);
    check(&DEFAULT, &known);
    let unknown: &[&str] = &["/kind: expected one of `named`, `aged`, `1`, `true`"];
    let cases: [(&str, &[&str]); 7] = [
        ("{}", &["/kind: is required"]),
        (r#"{"Kind":"named"}"#, &["/kind: is required"]),
        (r#"{"kind":"other"}"#, unknown),
        (r#"{"kind":null}"#, unknown),
        (r#"{"kind":["named"]}"#, unknown),
        (r#"{"kind":2}"#, unknown),
        ("[]", &["body: expected an object"]),
    ];
    check(&TAGGED, &cases);
    assert_eq!(kinds("{}", &TAGGED), [ViolationKind::Required]);
    let other = r#"{"kind":"other"}"#;
    assert_eq!(limits(other, &TAGGED), ["enum: named, aged, 1, true"]);
    let twice = r#"{"kind":"named","kind":"named","name":""}"#;
    assert_eq!(kinds(twice, &TAGGED), [ViolationKind::Repeated]);
    let cases: [(&str, &[&str]); 4] = [
        (r#"{"age":1}"#, NONE),
        (r#"{"kind":"other","age":1}"#, NONE),
        (r#"{"kind":null}"#, &["/age: is required"]),
        ("{}", &["/age: is required"]),
    ];
    check(&DEFAULT, &cases);
}

#[test]
fn a_value_is_excluded() {
    static NOT: Schema = Schema::Not(&STATUS, "expected another status");
    let wrong: &[&str] = &["body: expected another status"];
    let cases = [("\"lost\"", NONE), ("1", NONE), ("\"sold\"", wrong)];
    check(&NOT, &cases);
    assert_eq!(kinds("\"sold\"", &NOT), [ViolationKind::Not]);
    static DOUBLE: Schema = Schema::Not(&NOT, "expected a status");
    check(
        &DOUBLE,
        &[("\"sold\"", NONE), ("1", &["body: expected a status"])],
    );
    assert_eq!(kinds("1", &Schema::Never), [ViolationKind::Not]);
}

#[test]
fn a_condition_selects_the_schema() {
    static IF: Schema = Schema::If(&[
        Schema::Reference(&NAMED),
        Schema::Reference(&AGED),
        Schema::Types(&[Schema::Null, Schema::Reference(&CLOSED)]),
    ]);
    static CLOSED: Schema = Schema::Object(&ObjectSchema {
        additional: Schema::Never,
        ..ObjectSchema::ANY
    });
    let cases: [(&str, &[&str]); 5] = [
        (r#"{"name":"","age":1}"#, NONE),
        (r#"{"name":""}"#, &["/age: is required"]),
        (r#"{"name":"","age":""}"#, &["/age: expected an integer"]),
        ("null", NONE),
        ("1", &["body: expected null or an object"]),
    ];
    check(&IF, &cases);
    static POSITIVE: Schema = Schema::If(&[AT_LEAST_5, Schema::Any, Schema::Never]);
    check(&POSITIVE, &[("5", NONE), ("4", &["body: is not allowed"])]);
}

/// The errors of an alternative take no longer to find for each level of nesting.
#[test]
fn nested_alternatives_are_fast() {
    static LEFT: Schema = Schema::Object(&object(&[
        Field::optional("child", Schema::Reference(&NODE)),
        Field::required("left", Schema::Boolean),
    ]));
    static NODE: Schema = Schema::One(&[Schema::Reference(&LEFT), Schema::Null], "");
    static ALL: Schema = Schema::All(&[Schema::Reference(&NODE), Schema::Any]);
    let nested = |inner: &str| {
        let begin = r#"{"left":true,"child":"#.repeat(100);
        format!("{begin}{inner}{}", "}".repeat(100))
    };
    for schema in [&NODE, &ALL] {
        check(schema, &[(&nested("null"), NONE)]);
        let expected = "/child/child/child: matches no alternative";
        assert_eq!(violations(&nested("1"), schema), [expected]);
    }
}

/// Alternatives that have the same values in them look at these once.
#[test]
fn alternatives_with_the_same_parts_are_fast() {
    const fn operation(name: &'static str, values: &'static [&'static str]) -> [Field; 2] {
        [
            Field::optional("left", Schema::Reference(&TREE)),
            Field::required(name, Schema::Enum(values)),
        ]
    }
    static AND: [Field; 2] = operation("op", &["and"]);
    static OR: [Field; 2] = operation("op", &["or"]);
    static TREE: Schema = Schema::One(
        &[Schema::Object(&object(&AND)), Schema::Object(&object(&OR))],
        "",
    );
    let nested = |inner: &str| {
        let begin = r#"{"left":"#.repeat(100);
        format!("{begin}{inner}{}", r#","op":"or"}"#.repeat(100))
    };
    check(&TREE, &[(&nested(r#"{"op":"and"}"#), NONE)]);
    let expected = "/left/left/left: matches no alternative";
    assert_eq!(violations(&nested(r#"{"op":"xor"}"#), &TREE), [expected]);
}
