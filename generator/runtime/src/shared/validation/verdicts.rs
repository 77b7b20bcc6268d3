//! The verdicts of schemas on parts of a text.
//!
//! Alternatives that are alternatives again look ahead at the same values. Without the verdicts, that would take exponential time.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::runtime::schema::Schema;

/// The verdicts so far, by the addresses of the schema and of the value.
#[derive(Debug, Default)]
pub struct Verdicts(RefCell<BTreeMap<(usize, usize), bool>>);

impl Verdicts {
    /// Returns the verdict on a value, if it is known.
    pub(crate) fn get(&self, schema: &'static Schema, value: usize) -> Option<bool> {
        let verdicts = self.0.try_borrow().ok()?;
        verdicts.get(&(address(schema), value)).copied()
    }

    /// Remembers the verdict on a value.
    pub(crate) fn insert(&self, schema: &'static Schema, value: usize, is_valid: bool) {
        if let Ok(mut verdicts) = self.0.try_borrow_mut() {
            verdicts.insert((address(schema), value), is_valid);
        }
    }
}

fn address(schema: &'static Schema) -> usize {
    std::ptr::from_ref(schema).addr()
}
