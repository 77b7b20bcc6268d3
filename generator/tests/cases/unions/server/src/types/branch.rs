// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Branch`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::types::{Tree, TREE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Branch {
    pub left: Box<Tree>,
    pub right: Box<Tree>,
}

/// The required fields of [`Branch`].
#[derive(Debug)]
pub struct BranchRequired {
    pub left: Box<Tree>,
    pub right: Box<Tree>,
}

object::implement! {
    Branch from BranchRequired {
        required(left, "left");
        required(right, "right");
    }, closed
}

/// The JSON schema of [`Branch`].
pub(crate) static BRANCH_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "left",
            required: true,
            schema: Schema::Reference(&TREE_SCHEMA),
        },
        Field {
            name: "right",
            required: true,
            schema: Schema::Reference(&TREE_SCHEMA),
        },
    ],
    AdditionalProperties::None,
);
