// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `Later`.

use crate::runtime::object;

/// `Later`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Later {
    /// `when`.
    pub when: String,
}

/// The required fields of [`Later`].
#[derive(Debug)]
pub struct LaterRequired {
    /// `when`.
    pub when: String,
}

object::implement! {
    Later from LaterRequired {
        required(when, "when");
    }
}
