// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Sections`.

use crate::types::section_request::SectionRequest;

/// `Sections`.
pub type SectionsRequest = Vec<SectionRequest>;
