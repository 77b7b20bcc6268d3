// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tree {
    pub name: String,
    pub left: Option<Box<Tree>>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, i64>,
}

/// The required fields of [`Tree`].
#[derive(Debug)]
pub struct TreeRequired {
    pub name: String,
}

object::implement! {
    Tree from TreeRequired {
        required(name, "name");
        optional(left: Box<Tree>, "left");
        additional(additional_properties: BTreeMap<String, i64>);
    }
}
