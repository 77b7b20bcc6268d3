// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `Later`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Later {
    pub when: String,
}

/// The required fields of [`Later`].
#[derive(Debug)]
pub struct LaterRequired {
    pub when: String,
}

object::implement! {
    Later from LaterRequired {
        required(when, "when");
    }
}
