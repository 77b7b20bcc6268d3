// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Tags`.

use crate::types::Tag;

pub type Tags = Vec<Tag>;
