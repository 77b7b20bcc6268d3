// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Failure_`.

use crate::runtime::object;
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
    }
}
