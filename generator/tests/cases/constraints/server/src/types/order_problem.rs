// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Failure_`.

use crate::runtime::{json, object};
use crate::types::code::Code;

/// `Failure_`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderProblem {
    pub code: Code,
}

/// The required fields of [`OrderProblem`].
#[derive(Debug)]
pub struct OrderProblemRequired {
    pub code: Code,
}

object::implement! {
    OrderProblem from OrderProblemRequired {
        required(code, "code");
    }, check
}

impl object::Check for OrderProblem {
    fn check(&self) -> json::Result<()> {
        object::require(self.code.chars().count() <= 8, "code")?;
        Ok(())
    }
}
