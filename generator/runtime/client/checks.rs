//! What is sent is held against the description first.

use super::call::{Call, Operation};
use super::encode::{self, Encode};
use super::failure::BrokenRule;
use super::request::Request;
use super::schema::{self, Schema};
use super::violation::{Place, Violation, Violations};

impl<O: Operation> Call<O> {
    /// Holds the value of a parameter against its schema.
    #[doc(hidden)]
    pub fn checked(mut self, at: Place, value: &dyn Encode, schema: &Schema) -> Self {
        self.request.check(&at, value, schema);
        self
    }

    /// Holds a body against its schema.
    #[doc(hidden)]
    pub fn checked_body(mut self, value: &dyn Encode, schema: &Schema) -> Self {
        self.request.check_body(value, schema);
        self
    }
}

/// The same whatever the operation is.
impl Request {
    fn check(&mut self, at: &Place, value: &dyn Encode, schema: &Schema) {
        let of_parameter = at.to_string();
        self.forget(|place| place.starts_with(&of_parameter));
        self.note(unlike(value, schema).within(at));
    }

    fn check_body(&mut self, value: &dyn Encode, schema: &Schema) {
        self.forget(|place| place.starts_with('/') || place == "body");
        self.note(unlike(value, schema));
    }

    /// Forgets what a value broke that another takes the place of.
    fn forget(&mut self, is_replaced: impl Fn(&str) -> bool) {
        self.broken.retain(|known| !is_replaced(&known.place));
    }

    /// Notes rules that are broken.
    pub(super) fn note(&mut self, violations: Violations) {
        let found = Vec::from(violations).into_iter();
        let found = found.map(|Violation { place, message }| BrokenRule {
            place: place.to_string(),
            message: message.into_owned(),
        });
        self.broken.extend(found);
    }
}

/// What a value breaks of its schema.
fn unlike(value: &dyn Encode, schema: &Schema) -> Violations {
    broken(value, |json, found| {
        schema::find_broken(json, schema, found);
    })
}

/// What a value breaks; one that JSON cannot hold is told of where it is written.
pub(super) fn broken(
    value: &dyn Encode,
    find: impl FnOnce(&str, &mut Violations),
) -> Violations {
    let mut violations = Violations::new();
    if let Some(json) = encode::to_text(value) {
        find(&json, &mut violations);
    }
    violations
}
