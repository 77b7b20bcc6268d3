//! Validation of requests before they are sent.

use crate::runtime::check;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::RequestViolation;
use crate::runtime::client::request::Request;
use crate::runtime::encode::{self, Encode};
use crate::runtime::schema::Schema;
use crate::runtime::violation::{Place, Violation, Violations};

impl<O: Operation> CallBuilder<O> {
    /// Validates a parameter against its schema.
    #[doc(hidden)]
    pub fn checked(mut self, at: Place, value: &dyn Encode, schema: &'static Schema) -> Self {
        self.request.check(&at, value, schema);
        self
    }

    /// Validates a body against its schema.
    #[doc(hidden)]
    pub fn checked_body(mut self, value: &dyn Encode, schema: &'static Schema) -> Self {
        self.request.check_body(value, schema);
        self
    }
}

/// The parts that do not depend on the operation.
impl Request {
    fn check(&mut self, at: &Place, value: &dyn Encode, schema: &'static Schema) {
        let of_parameter = at.to_string();
        self.forget(|place| place.starts_with(&of_parameter));
        self.note(violations_of(value, schema).within(at));
    }

    fn check_body(&mut self, value: &dyn Encode, schema: &'static Schema) {
        self.forget(|place| place.starts_with('/') || place == "body");
        self.note(violations_of(value, schema));
    }

    /// Removes the violations of a value that is replaced.
    fn forget(&mut self, is_replaced: impl Fn(&str) -> bool) {
        self.broken.retain(|known| !is_replaced(&known.place));
    }

    /// Adds violations.
    pub(crate) fn note(&mut self, violations: Violations) {
        let found = Vec::from(violations).into_iter();
        let found = found.map(|Violation { place, message, .. }| RequestViolation {
            place: place.to_string(),
            message: message.into_owned(),
        });
        self.broken.extend(found);
    }
}

/// Returns the violations of a schema by a value. A value that JSON cannot represent is reported when it is
/// encoded.
fn violations_of(value: &dyn Encode, schema: &'static Schema) -> Violations {
    let mut violations = Violations::new();
    let json = encode::to_text(value);
    if let Some(Err(error)) = json.map(|json| check::check(&json, schema)) {
        violations.note(error);
    }
    violations
}
