// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Tags`.

use crate::types::tag::Tag;

pub type Tags = Vec<Tag>;
