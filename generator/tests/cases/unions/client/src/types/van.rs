// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Van`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Van {
    pub kind: String,
    pub wheels: i64,
    pub doors: Option<i64>,
    pub load: Option<f64>,
}

/// The required fields of [`Van`].
#[derive(Debug)]
pub struct VanRequired {
    pub kind: String,
    pub wheels: i64,
}

object::implement! {
    Van from VanRequired {
        required(kind, "kind");
        required(wheels, "wheels");
        optional(doors: i64, "doors");
        optional(load: f64, "load");
    }
}
