// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Cursor`.

use uuid::Uuid;

/// `Cursor`.
pub type Cursor = Uuid;
