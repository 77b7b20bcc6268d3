//! The schema of a multiple of a number (`multipleOf`).

use std::borrow::Cow;
use std::slice;

use crate::runtime::multiple::is_multiple;
use crate::runtime::pointer::Pointer;
use crate::runtime::schema::{Schema, SchemaKind};
use crate::runtime::tree::Tree;
use crate::runtime::violation::Violations;

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
