//! Validation of requests against constraints that no type expresses.

use super::call::{Call, Operation};
use super::constraint::{self, Constraint};
use super::encode::Encode;
use super::validation::broken;

impl<O: Operation> Call<O> {
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
