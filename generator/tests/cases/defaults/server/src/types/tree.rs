// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    TREE_SCHEMA {
        required("name", Schema::String(&[]));
        optional("left", Schema::Reference(&TREE_SCHEMA));
    }, AdditionalProperties::Each(&Schema::Integer(i64::MIN, i64::MAX))
}
