// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Lion`.

use crate::runtime::object;

/// `Lion`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Lion {
    /// `kind`.
    pub kind: String,
    /// `mane`.
    pub mane: Option<bool>,
}

/// The required fields of [`Lion`].
#[derive(Debug)]
pub struct LionRequired {
    /// `kind`.
    pub kind: String,
}

object::implement! {
    Lion from LionRequired {
        required(kind, "kind");
        optional(mane: bool, "mane");
    }
}
