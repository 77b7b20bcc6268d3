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
    use crate::runtime::check;
    use crate::runtime::decode::Decode;
    use crate::runtime::decode_error::DecodeError;
    use crate::runtime::reader::Reader;
    use crate::runtime::reason::ViolationKind;
    use crate::runtime::schema::Schema;
    use crate::runtime::violation::{Violation, Violations};

    /// A value of any type, which is read and not kept.
    struct Skipped;

    impl Decode for Skipped {
        const TAKES_NULL: bool = true;

        fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
            reader.skip().map(|()| Self)
        }
    }

    fn found(outcome: Result<(), DecodeError>) -> Violations {
        let mut found = Violations::new();
        if let Err(error) = outcome {
            found.note(error);
        }
        found
    }

    /// Returns the violations of a text, which are the same if it is only checked and if it is decoded.
    #[track_caller]
    pub fn violations(json: &str, schema: &'static Schema) -> Vec<String> {
        let checked = messages(found(check::check(json, schema)));
        let decoded = check::decode::<Skipped>(json, schema);
        assert_eq!(messages(found(decoded.map(drop))), checked, "{json}");
        checked
    }

    /// Returns the violated constraints of a text, with their limits.
    pub fn kinds(json: &str, schema: &'static Schema) -> Vec<ViolationKind> {
        let violations: Vec<Violation> = found(check::check(json, schema)).into();
        violations.iter().map(|violation| violation.kind).collect()
    }

    /// Returns the keywords of the violated constraints of a text, with their values.
    pub fn limits(json: &str, schema: &'static Schema) -> Vec<String> {
        let kinds = kinds(json, schema).into_iter();
        kinds
            .map(|kind| format!("{}: {}", kind.keyword(), kind.limit().unwrap_or_default()))
            .collect()
    }

    /// No violations.
    pub const NONE: &[&str] = &[];

    #[track_caller]
    pub fn check(schema: &'static Schema, cases: &[(&str, &[&str])]) {
        for (json, expected) in cases {
            assert_eq!(violations(json, schema), *expected, "{json}");
        }
    }

    pub const ANY_INTEGER: Schema = Schema::Integer(&[]);
    pub const STATUS: Schema = Schema::Enum(&["available", "sold"]);
}
