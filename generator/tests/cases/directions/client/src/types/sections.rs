// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Sections`.

use crate::types::Section;

pub type Sections = Vec<Section>;
