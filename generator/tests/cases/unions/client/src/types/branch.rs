// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Branch`.

use crate::runtime::object;
use crate::types::tree::Tree;

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
    }
}
