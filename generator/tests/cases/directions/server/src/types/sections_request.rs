// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Sections`.

use crate::runtime::schema::{Items, Schema};
use crate::types::section_request::{SectionRequest, SECTION_REQUEST_SCHEMA};

/// `Sections`.
pub type SectionsRequest = Vec<SectionRequest>;

pub(crate) static SECTIONS_REQUEST_SCHEMA: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&SECTION_REQUEST_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);
