// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Branch`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::tree::{Tree, TREE_SCHEMA};

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

object_schema::implement! {
    BRANCH_SCHEMA {
        required("left", Schema::Reference(&TREE_SCHEMA));
        required("right", Schema::Reference(&TREE_SCHEMA));
    }, AdditionalProperties::None
}
