//! What is sent is held against what no type says.

use super::call::{Call, Operation};
use super::checks::broken;
use super::encode::Encode;
use super::rule::{self, Constraint};

impl<O: Operation> Call<O> {
    /// Holds a body against what it must hold to besides its type.
    #[doc(hidden)]
    pub fn ruled_body(mut self, value: &dyn Encode, rule: &Constraint) -> Self {
        let found = broken(value, |json, found| {
            rule::find_broken(json, rule, found);
        });
        self.request.note(found);
        self
    }
}
