// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `AlsoNote`.

use crate::types::note::Note;

pub type AlsoNote = Note;
