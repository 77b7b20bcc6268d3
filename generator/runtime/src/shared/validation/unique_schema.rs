//! The schema of an array without equal items (`uniqueItems`).

use std::borrow::Cow;
use std::slice;

use crate::runtime::pointer::Pointer;
use crate::runtime::schema::{Schema, SchemaKind};
use crate::runtime::tree::Tree;
use crate::runtime::unique;
use crate::runtime::violation::Violations;

/// An array without equal items that is valid against the schema.
pub struct UniqueSchema(pub Schema);

impl SchemaKind for UniqueSchema {
    fn check(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        self.0.check(value, at, violations);
        let is_unique = match value {
            Tree::Array(items) => unique::all_trees_differ(items),
            _ => true,
        };
        if !is_unique {
            violations.push(at.place(), "expected unique items");
        }
    }

    fn expected(&self) -> Cow<'static, str> {
        self.0.expected()
    }

    fn alternatives(&'static self) -> &'static [Schema] {
        slice::from_ref(&self.0)
    }
}
