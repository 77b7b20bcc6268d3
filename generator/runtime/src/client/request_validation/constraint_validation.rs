//! Validation of requests against constraints that no type expresses.

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::validation::broken;
use crate::runtime::constraint::{self, Constraint};
use crate::runtime::encode::Encode;

impl<O: Operation> CallBuilder<O> {
    /// Validates a body against a constraint.
    #[doc(hidden)]
    pub fn constrained_body(mut self, value: &dyn Encode, rule: &Constraint) -> Self {
        let found = broken(value, |json, found| {
            constraint::find_broken(json, rule, found);
        });
        self.request.note(found);
        self
    }
}
