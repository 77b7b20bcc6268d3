// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `Pets`.

use crate::types::pet::Pet;

/// A page of animals.
pub type Pets = Vec<Pet>;
