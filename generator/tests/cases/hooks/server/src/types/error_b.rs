// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ErrorB`.

use crate::runtime::object;

/// `ErrorB`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ErrorB {
    /// `b`.
    pub b: String,
}

/// The required fields of [`ErrorB`].
#[derive(Debug)]
pub struct ErrorBRequired {
    /// `b`.
    pub b: String,
}

object::implement! {
    ErrorB from ErrorBRequired {
        required(b, "b");
    }
}
