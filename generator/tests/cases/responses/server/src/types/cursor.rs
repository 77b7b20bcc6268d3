// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Cursor`.

use uuid::Uuid;

pub type Cursor = Uuid;
