// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Sections`.

use crate::runtime::schema::{Items, Schema};
use crate::types;
use crate::types::SectionRequest;

/// `Sections`.
pub type SectionsRequest = Vec<SectionRequest>;

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&types::section_request::SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);
