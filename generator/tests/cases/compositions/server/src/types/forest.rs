// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Forest`.

use crate::runtime::schema::{Items, Schema};
use crate::types;
use crate::types::Tree;

/// `Forest`.
pub type Forest = Vec<Tree>;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&types::tree::SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);
