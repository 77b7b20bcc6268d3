//! Validation of requests against constraints that no type expresses.

use super::call::{Call, Operation};
use super::checks::broken;
use super::encode::Encode;
use super::rule::{self, Constraint};

impl<O: Operation> Call<O> {
    /// Validates a body against a constraint.
    #[doc(hidden)]
    pub fn ruled_body(mut self, value: &dyn Encode, rule: &Constraint) -> Self {
        let found = broken(value, |json, found| {
            rule::find_broken(json, rule, found);
        });
        self.request.note(found);
        self
    }
}
