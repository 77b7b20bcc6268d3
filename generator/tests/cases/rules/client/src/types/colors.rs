// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Colors`.

use std::collections::BTreeMap;

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Colors {
    pub name: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, i64>,
}

object::implement! {
    Colors: Default {
        optional(name: String, "name");
        additional(additional_properties: BTreeMap<String, i64>);
    }
}
