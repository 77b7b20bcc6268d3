//! What is sent is held against what no type says.

use super::call::{Call, Operation};
use super::encode::{self, Encode};
use super::rule::{self, Rule};
use super::violation::Violations;

impl<O: Operation> Call<O> {
    /// Holds a body against what it must hold to besides its type.
    #[doc(hidden)]
    pub fn ruled_body<T: Encode + ?Sized>(self, value: &T, rule: &Rule) -> Self {
        let mut violations = Violations::new();
        if let Some(json) = encode::to_text(value) {
            rule::find_broken(&json, rule, &mut violations);
        }
        self.breaking(violations)
    }
}
