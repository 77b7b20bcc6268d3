// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Names`.

use std::collections::BTreeMap;

use crate::runtime::schema::{MapValues, Schema};

pub type Names = BTreeMap<String, String>;

pub(crate) static NAMES_SCHEMA: Schema = Schema::Map(
    &MapValues {
        schema: Schema::String(&[]),
        minimum: 0,
        maximum: usize::MAX,
    },
);
