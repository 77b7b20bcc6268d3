// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Sections`.

use crate::types::Section;

/// `Sections`.
pub type Sections = Vec<Section>;
