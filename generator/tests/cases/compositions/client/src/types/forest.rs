// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Forest`.

use crate::types::Tree;

/// `Forest`.
pub type Forest = Vec<Tree>;
