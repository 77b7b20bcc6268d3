// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Tree`].
pub(crate) static TREE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "left",
            required: false,
            schema: Schema::Reference(&TREE_SCHEMA),
        },
    ],
    AdditionalProperties::Each(&Schema::Integer(i64::MIN, i64::MAX)),
);
