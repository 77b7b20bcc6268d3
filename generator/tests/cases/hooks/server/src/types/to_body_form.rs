// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ToBodyForm`.

use crate::runtime::object;

/// `ToBodyForm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToBodyForm {
    /// `f`.
    pub f: Vec<i64>,
    /// `o`.
    pub o: Option<ToBodyFormO>,
}

/// The required fields of [`ToBodyForm`].
#[derive(Debug)]
pub struct ToBodyFormRequired {
    /// `f`.
    pub f: Vec<i64>,
}

object::implement! {
    ToBodyForm from ToBodyFormRequired {
        required(f, "f");
        optional(o: ToBodyFormO, "o");
    }
}

/// `ToBodyFormO`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToBodyFormO {
    /// `z`.
    pub z: Option<String>,
}

object::implement! {
    ToBodyFormO {
        optional(z: String, "z");
    }
}
