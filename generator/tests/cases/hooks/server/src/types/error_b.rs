// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ErrorB`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ErrorB {
    pub b: String,
}

/// The required fields of [`ErrorB`].
#[derive(Debug)]
pub struct ErrorBRequired {
    pub b: String,
}

object::implement! {
    ErrorB from ErrorBRequired {
        required(b, "b");
    }
}
