// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Typed`.

use std::collections::BTreeMap;

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Typed {
    pub a: Option<String>,
    pub b: i64,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, i64>,
}

/// The required fields of [`Typed`].
#[derive(Debug)]
pub struct TypedRequired {
    pub b: i64,
}

object::implement! {
    Typed from TypedRequired {
        optional(a: String, "a");
        required(b, "b");
        additional(additional_properties: BTreeMap<String, i64>);
    }
}
