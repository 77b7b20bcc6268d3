// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `AlsoNote`.

use crate::types::Note;

/// `AlsoNote`.
pub type AlsoNote = Note;
