// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Open`.

use std::collections::BTreeMap;

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Open {
    pub name: String,
    pub additional_properties: Option<bool>,
    pub size: i64,
    /// The additional properties.
    pub additional_properties_: BTreeMap<String, i64>,
}

/// The required fields of [`Open`].
#[derive(Debug)]
pub struct OpenRequired {
    pub name: String,
    pub size: i64,
}

object::implement! {
    Open from OpenRequired {
        required(name, "name");
        optional(additional_properties: bool, "additionalProperties");
        required(size, "size");
        additional(additional_properties_: BTreeMap<String, i64>);
    }
}
