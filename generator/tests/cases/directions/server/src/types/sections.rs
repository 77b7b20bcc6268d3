// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Sections`.

use crate::types::section::Section;

pub type Sections = Vec<Section>;
