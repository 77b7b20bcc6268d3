// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use crate::runtime::schema::{MapValues, Schema};
use crate::types;
use crate::types::Forest;

/// `Tree`.
pub type Tree = BTreeMap<String, Forest>;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Map(
    &MapValues {
        schema: Schema::Reference(&types::forest::SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);
