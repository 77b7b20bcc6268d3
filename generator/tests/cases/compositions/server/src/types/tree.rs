// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use crate::runtime::schema::{MapValues, Schema};
use crate::types::forest::{Forest, FOREST_SCHEMA};

pub type Tree = BTreeMap<String, Forest>;

pub(crate) static TREE_SCHEMA: Schema = Schema::Map(
    &MapValues {
        schema: Schema::Reference(&FOREST_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);
