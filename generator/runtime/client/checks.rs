//! What is sent is held against the description first.

use super::call::{Call, Operation};
use super::encode::{self, Encode};
use super::failure::BrokenRule;
use super::schema::{self, Schema};
use super::violation::{Place, Violation, Violations};

impl<O: Operation> Call<O> {
    /// Holds the value of a parameter against its schema.
    #[doc(hidden)]
    pub fn checked<T: Encode + ?Sized>(mut self, at: Place, value: &T, schema: &Schema) -> Self {
        let of_parameter = at.to_string();
        self.forget(|place| place.starts_with(&of_parameter));
        self.breaking(unlike(value, schema).within(&at))
    }

    /// Holds a body against its schema.
    #[doc(hidden)]
    pub fn checked_body<T: Encode + ?Sized>(mut self, value: &T, schema: &Schema) -> Self {
        self.forget(|place| place.starts_with('/') || place == "body");
        self.breaking(unlike(value, schema))
    }

    /// Forgets what a value broke that another takes the place of.
    fn forget(&mut self, is_replaced: impl Fn(&str) -> bool) {
        let broken = &mut self.request.broken;
        broken.retain(|known| !is_replaced(&known.place));
    }

    /// Notes rules that are broken.
    pub(super) fn breaking(mut self, violations: Violations) -> Self {
        let found = Vec::from(violations).into_iter();
        let found = found.map(|Violation { place, message }| BrokenRule {
            place: place.to_string(),
            message: message.into_owned(),
        });
        self.request.broken.extend(found);
        self
    }
}

/// What a value breaks of its schema.
fn unlike<T: Encode + ?Sized>(value: &T, schema: &Schema) -> Violations {
    broken(value, |json, found| {
        schema::find_broken(json, schema, found);
    })
}

/// What a value breaks; one that JSON cannot hold is told of where it is written.
pub(super) fn broken<T: Encode + ?Sized>(
    value: &T,
    find: impl FnOnce(&str, &mut Violations),
) -> Violations {
    let mut violations = Violations::new();
    if let Some(json) = encode::to_text(value) {
        find(&json, &mut violations);
    }
    violations
}
