//! The violations of objects and arrays: names and patterns, first items, `contains`, and what is unevaluated.

use crate::runtime::limits::{NumberConstraint, TextConstraint};
use crate::runtime::reason::{Limit, ViolationKind};
use crate::runtime::schema::{
    ArraySchema, Contains, Evaluator, Field, ObjectSchema, Schema, UnevaluatedSchema,
};
use crate::test_support::schema::{ANY_INTEGER, NONE, check, kinds};

const SHORT: Schema = Schema::String(&[TextConstraint::Length(0, 2)]);
const AT_LEAST_5: Schema = Schema::Integer(&[NumberConstraint::Minimum(Limit::Integer(5))]);

fn begins_with_x(name: &str) -> bool {
    name.starts_with("x-")
}

fn ends_with_n(name: &str) -> bool {
    name.ends_with("-n")
}

#[test]
fn required_fields_need_no_declaration() {
    static OBJECT: Schema = Schema::Object(&ObjectSchema {
        fields: &[Field::required("a", ANY_INTEGER)],
        required: &["b", "c"],
        ..ObjectSchema::ANY
    });
    let cases: [(&str, &[&str]); 4] = [
        (r#"{"a":1,"b":null,"c":[]}"#, NONE),
        (r#"{"c":1,"b":1,"a":1}"#, NONE),
        (r#"{"c":1}"#, &["/a: is required", "/b: is required"]),
        (
            "{}",
            &["/a: is required", "/b: is required", "/c: is required"],
        ),
    ];
    check(&OBJECT, &cases);
}

#[test]
fn many_fields_are_required() {
    const fn fields() -> [Field; 70] {
        let mut fields = [const { Field::required("last", Schema::Any) }; 70];
        let mut index = 0;
        while index < 69 {
            fields[index] = Field::required(NAMES[index], Schema::Any);
            index += 1;
        }
        fields
    }
    static FIELDS: [Field; 70] = fields();
    static OBJECT: Schema = Schema::Object(&ObjectSchema {
        fields: &FIELDS,
        ..ObjectSchema::ANY
    });
    let names = || FIELDS.iter().map(|field| field.name);
    let all: Vec<String> = names().map(|name| format!("\"{name}\":1")).collect();
    check(&OBJECT, &[(&format!("{{{}}}", all.join(",")), NONE)]);
    let reversed: Vec<String> = all.iter().rev().cloned().collect();
    check(&OBJECT, &[(&format!("{{{}}}", reversed.join(",")), NONE)]);
    let without_last = format!("{{{}}}", all[..69].join(","));
    check(&OBJECT, &[(&without_last, &["/last: is required"])]);
    let twice = format!("{{{},\"last\":2}}", all.join(","));
    check(&OBJECT, &[(&twice, &["/last: must not be repeated"])]);
}

/// 69 names.
const NAMES: [&str; 69] = [
    "00", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "13", "14", "15",
    "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31",
    "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47",
    "48", "49", "50", "51", "52", "53", "54", "55", "56", "57", "58", "59", "60", "61", "62", "63",
    "64", "65", "66", "67", "68",
];

#[test]
fn patterns_apply_to_the_names_that_they_match() {
    static OBJECT: Schema = Schema::Object(&ObjectSchema {
        fields: &[
            Field::optional("x-a", ANY_INTEGER),
            Field::optional("a", ANY_INTEGER),
        ],
        patterns: &[
            (begins_with_x, AT_LEAST_5),
            (
                ends_with_n,
                Schema::Number(&[NumberConstraint::Maximum(Limit::Integer(9))]),
            ),
        ],
        additional: Schema::Never,
        ..ObjectSchema::ANY
    });
    let least = "expected an integer of at least 5";
    let most = "expected a number of at most 9";
    let cases: [(&str, &[&str]); 11] = [
        (r#"{"a":1,"x-a":5,"x-b":6,"x-n":7,"-n":1.5}"#, NONE),
        // A declared field whose name matches a pattern satisfies both.
        (r#"{"x-a":4}"#, &[&format!("/x-a: {least}")]),
        (r#"{"x-a":""}"#, &["/x-a: expected an integer"]),
        (r#"{"x-b":4}"#, &[&format!("/x-b: {least}")]),
        (r#"{"x-n":4}"#, &[&format!("/x-n: {least}")]),
        (r#"{"x-n":10}"#, &[&format!("/x-n: {most}")]),
        (
            r#"{"x-n":9.5}"#,
            &["/x-n: expected an integer", &format!("/x-n: {most}")],
        ),
        (r#"{"-n":10}"#, &[&format!("/-n: {most}")]),
        (r#"{"b":1}"#, &["/b: is unknown"]),
        (r#"{"x":1}"#, &["/x: is unknown"]),
        ("{}", NONE),
    ];
    check(&OBJECT, &cases);
}

#[test]
fn names_have_a_schema() {
    static OBJECT: Schema = Schema::Object(&ObjectSchema {
        fields: &[
            Field::required("long", ANY_INTEGER),
            Field::optional("a", ANY_INTEGER),
        ],
        names: SHORT,
        ..ObjectSchema::ANY
    });
    let length = "expected at most 2 characters";
    let cases: [(&str, &[&str]); 4] = [
        (r#"{"a":1,"bc":1}"#, &["/long: is required"]),
        (r#"{"long":1}"#, &[&format!("/long: {length}")]),
        (
            r#"{"long":1,"a":"","b/c":1}"#,
            &[
                &format!("/long: {length}"),
                "/a: expected an integer",
                &format!("/b~1c: {length}"),
            ],
        ),
        (
            r#"{"long":1,"long":1}"#,
            &[&format!("/long: {length}"), "/long: must not be repeated"],
        ),
    ];
    check(&OBJECT, &cases);
    static LISTED: Schema = Schema::Object(&ObjectSchema {
        names: Schema::Not(&Schema::Enum(&["a"]), "expected another name"),
        ..ObjectSchema::ANY
    });
    let wrong: &[&str] = &["/a: expected another name"];
    check(
        &LISTED,
        &[
            (r#"{"b":1}"#, NONE),
            (r#"{"a":1}"#, wrong),
            (r#"{"\u0061":1}"#, wrong),
        ],
    );
}

#[test]
fn first_items_have_their_own_schemas() {
    static TUPLE: Schema = Schema::Array(&ArraySchema {
        first: &[ANY_INTEGER, SHORT],
        items: Schema::Boolean,
        ..ArraySchema::ANY
    });
    static CLOSED: Schema = Schema::Array(&ArraySchema {
        first: &[ANY_INTEGER],
        items: Schema::Never,
        ..ArraySchema::ANY
    });
    let cases: [(&str, &[&str]); 5] = [
        ("[]", NONE),
        ("[1]", NONE),
        ("[1,\"a\",true,false]", NONE),
        (
            "[\"a\",1]",
            &["/0: expected an integer", "/1: expected a string"],
        ),
        (
            "[1,\"abc\",1]",
            &[
                "/1: expected at most 2 characters",
                "/2: expected a boolean",
            ],
        ),
    ];
    check(&TUPLE, &cases);
    let cases: [(&str, &[&str]); 2] = [("[1]", NONE), ("[1,1]", &["/1: is not allowed"])];
    check(&CLOSED, &cases);
}

#[test]
fn some_items_satisfy_a_schema() {
    static ARRAY: Schema = Schema::Array(&ArraySchema {
        contains: &[
            Contains {
                schema: ANY_INTEGER,
                minimum: 1,
                maximum: usize::MAX,
            },
            Contains {
                schema: Schema::String(&[]),
                minimum: 0,
                maximum: 2,
            },
        ],
        ..ArraySchema::ANY
    });
    let schema: &'static Schema = &ARRAY;
    let integers = "body: expected at least 1 item that satisfies a constraint";
    let strings = "body: expected at most 2 items that satisfy a constraint";
    let cases: [(&str, &[&str]); 7] = [
        ("[1]", NONE),
        ("[1,2,null]", NONE),
        (r#"["","",1.0]"#, NONE),
        ("[]", &[integers]),
        ("[1.5]", &[integers]),
        (r#"["","",1,""]"#, &[strings]),
        (r#"["","",""]"#, &[integers, strings]),
    ];
    check(schema, &cases);
    assert_eq!(kinds("[]", schema), [ViolationKind::Contains]);
}

#[test]
fn unevaluated_fields() {
    static A_IS_1: Schema = Schema::Object(&ObjectSchema {
        fields: &[Field::required("a", ANY_INTEGER)],
        ..ObjectSchema::ANY
    });
    const EVALUATORS: &[Evaluator] = &[
        Evaluator {
            fields: &["a"],
            patterns: &[begins_with_x],
            ..Evaluator::NONE
        },
        Evaluator {
            conditions: &[Schema::Reference(&A_IS_1)],
            fields: &["b"],
            ..Evaluator::NONE
        },
        Evaluator {
            conditions: &[Schema::Object(&ObjectSchema {
                required: &["all"],
                ..ObjectSchema::ANY
            })],
            all: true,
            ..Evaluator::NONE
        },
    ];
    static CLOSED: Schema = Schema::Unevaluated(&UnevaluatedSchema {
        schema: Schema::Never,
        is_of_items: false,
        evaluators: EVALUATORS,
    });
    static TYPED: Schema = Schema::Unevaluated(&UnevaluatedSchema {
        schema: AT_LEAST_5,
        is_of_items: false,
        evaluators: EVALUATORS,
    });
    let cases: [(&str, &[&str]); 8] = [
        ("{}", NONE),
        (r#"{"a":"","x-y":1}"#, NONE),
        (r#"{"a":1,"b":1}"#, NONE),
        (r#"{"a":"","b":1}"#, &["/b: is unknown"]),
        (
            r#"{"b":1,"c/d":1}"#,
            &["/b: is unknown", "/c~1d: is unknown"],
        ),
        (r#"{"b":1,"c":1,"all":1}"#, NONE),
        ("[1]", NONE),
        ("1", NONE),
    ];
    check(&CLOSED, &cases);
    let least = "expected an integer of at least 5";
    let cases: [(&str, &[&str]); 3] = [
        (r#"{"a":1,"b":1,"c":5}"#, NONE),
        (
            r#"{"b":5,"c":4,"d":4}"#,
            &[&format!("/c: {least}"), &format!("/d: {least}")],
        ),
        (r#"{"b":4,"all":1}"#, NONE),
    ];
    check(&TYPED, &cases);
    assert_eq!(
        kinds(r#"{"b":1}"#, &CLOSED),
        [ViolationKind::UnknownProperty]
    );
    // With other schemas of the same object.
    static ALL: Schema = Schema::All(&[Schema::Reference(&A_IS_1), Schema::Reference(&CLOSED)]);
    let expected: &[&str] = &["/a: expected an integer", "/c: is unknown"];
    check(
        &ALL,
        &[(r#"{"a":"","c":1}"#, expected), (r#"{"a":1,"b":1}"#, NONE)],
    );
}

#[test]
fn unevaluated_items() {
    const EVALUATORS: &[Evaluator] = &[
        Evaluator {
            first: 1,
            items: &[Schema::String(&[])],
            ..Evaluator::NONE
        },
        Evaluator {
            conditions: &[Schema::Array(&ArraySchema {
                first: &[Schema::Null],
                minimum: 1,
                ..ArraySchema::ANY
            })],
            first: 2,
            ..Evaluator::NONE
        },
    ];
    static CLOSED: Schema = Schema::Unevaluated(&UnevaluatedSchema {
        schema: Schema::Never,
        is_of_items: true,
        evaluators: EVALUATORS,
    });
    static TYPED: Schema = Schema::Unevaluated(&UnevaluatedSchema {
        schema: Schema::Boolean,
        is_of_items: true,
        evaluators: EVALUATORS,
    });
    let cases: [(&str, &[&str]); 8] = [
        ("[]", NONE),
        ("[1]", NONE),
        (r#"[1,"",""]"#, NONE),
        ("[null,1]", NONE),
        ("[1,2]", &["/1: is not allowed"]),
        (
            r#"[1,2,"",3]"#,
            &["/1: is not allowed", "/3: is not allowed"],
        ),
        ("[null,1,2]", &["/2: is not allowed"]),
        (r#"{"a":1}"#, NONE),
    ];
    check(&CLOSED, &cases);
    let cases: [(&str, &[&str]); 2] = [
        (r#"[1,true,"",false]"#, NONE),
        (
            r#"[1,0,"",true,null]"#,
            &["/1: expected a boolean", "/4: expected a boolean"],
        ),
    ];
    check(&TYPED, &cases);
}
