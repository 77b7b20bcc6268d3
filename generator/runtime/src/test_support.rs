//! Helpers of tests.

use crate::runtime::violation::{Violation, Violations};

/// The messages of violations.
pub fn messages(violations: Violations) -> Vec<String> {
    let violations: Vec<Violation> = violations.into();
    violations.iter().map(Violation::to_string).collect()
}

/// Validation by a schema.
pub mod schema {
    use super::messages;
    use crate::runtime::schema::{Schema, find_violations};
    use crate::runtime::violation::Violations;

    pub fn violations(json: &str, schema: &Schema) -> Vec<String> {
        let mut found = Violations::new();
        find_violations(json, schema, &"cannot be decoded", &mut found);
        messages(found)
    }

    /// The violation that is reported if no constraint is violated: the value could not be decoded.
    pub const NONE: &[&str] = &["body: cannot be decoded"];

    #[track_caller]
    pub fn check(schema: &Schema, cases: &[(&str, &[&str])]) {
        for (json, expected) in cases {
            assert_eq!(violations(json, schema), *expected, "{json}");
        }
    }

    pub const ANY_INTEGER: Schema = Schema::Integer(i64::MIN, i64::MAX);
    pub const STATUS: Schema = Schema::Enum(
        &["available", "sold"],
        "expected one of `available`, `sold`",
    );
}
