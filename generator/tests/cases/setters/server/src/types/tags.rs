// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Tags`.

use crate::runtime::schema::{Items, Schema};
use crate::types::tag::{Tag, TAG_SCHEMA};

pub type Tags = Vec<Tag>;

pub(crate) static TAGS_SCHEMA: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&TAG_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);
