// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ToBodyForm`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToBodyForm {
    pub f: Vec<i64>,
    pub o: Option<ToBodyFormO>,
}

/// The required fields of [`ToBodyForm`].
#[derive(Debug)]
pub struct ToBodyFormRequired {
    pub f: Vec<i64>,
}

object::implement! {
    ToBodyForm from ToBodyFormRequired {
        required(f, "f");
        optional(o: ToBodyFormO, "o");
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToBodyFormO {
    pub z: Option<String>,
}

object::implement! {
    ToBodyFormO {
        optional(z: String, "z");
    }
}
