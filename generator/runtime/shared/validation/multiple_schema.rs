//! The schema of a multiple of a number (`multipleOf`).

use std::borrow::Cow;
use std::slice;

use super::multiple::is_multiple;
use super::pointer::Pointer;
use super::schema::{Schema, SchemaKind};
use super::tree::Tree;
use super::violation::Violations;

/// A multiple of this that is valid against the schema.
pub struct MultipleSchema(pub &'static str, pub Schema);

impl SchemaKind for MultipleSchema {
    fn check(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        let Self(step, schema) = self;
        schema.check(value, at, violations);
        let is_multiple = match value {
            Tree::Integer(integer) => is_multiple(*integer, step),
            Tree::Number(number) => is_multiple(*number, step),
            _ => true,
        };
        if !is_multiple {
            violations.push(at.place(), format!("expected a multiple of {step}"));
        }
    }

    fn expected(&self) -> Cow<'static, str> {
        self.1.expected()
    }

    fn alternatives(&'static self) -> &'static [Schema] {
        slice::from_ref(&self.1)
    }
}
