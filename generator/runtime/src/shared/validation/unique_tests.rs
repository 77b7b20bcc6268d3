//! Unique items.

use serde_json::Value;

use crate::runtime::decode::from_text;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::server::request_body;
use crate::runtime::unique::all_differ;
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::violation::Violations;
use crate::test_support::messages;

static UNIQUE: Schema = Schema::Other(&UniqueSchema(Schema::Array(&Items {
    schema: Schema::Any,
    minimum: 0,
    maximum: usize::MAX,
})));

#[track_caller]
fn check(json: &str, differ: bool) {
    let items: Vec<Value> = from_text(json).expect("an array");
    assert_eq!(all_differ(&items), differ, "{json}");
    let mut violations = Violations::new();
    let holds = |items: &Vec<Value>| all_differ(items);
    request_body::decode_json(json.as_bytes(), &UNIQUE, holds, &mut violations);
    let expected: &[&str] = match differ {
        true => &[],
        false => &["body: expected unique items"],
    };
    assert_eq!(messages(violations), expected, "{json}");
}

#[test]
fn items_are_compared_as_json_values() {
    check("[]", true);
    check("[1, 2, 3]", true);
    check("[1, 2, 1]", false);
    check("[1, 1.0]", false);
    check("[1, \"1\", true, null, [1], [[1]], {\"1\": 1}]", true);
    check("[{\"a\": 1, \"b\": 2}, {\"b\": 2, \"a\": 1}]", false);
    check("[{\"a\": 1}, {\"a\": 2}]", true);
    check("[[\"a\", \"b\"], [\"a,b\"], [\"ab\"]]", true);
    check("[\"1:a1:b\", \"a\", \"b\"]", true);
    check(
        "[{\"a\": 1, \"b9:cccccccc\": 5}, {\"a\": 11, \"b\": \"cccccccc5\"}]",
        true,
    );
    check("[0.5, 0.25, 5e-1]", false);
    check("[0, -0.0]", false);
}
