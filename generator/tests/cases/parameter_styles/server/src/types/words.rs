// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Words`.

use crate::runtime::schema::{Items, Schema};

pub type Words = Vec<String>;

pub(crate) static WORDS_SCHEMA: Schema = Schema::Array(
    &Items {
        schema: Schema::String(&[]),
        minimum: 1,
        maximum: usize::MAX,
    },
);
