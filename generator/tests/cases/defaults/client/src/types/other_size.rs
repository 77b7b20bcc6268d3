// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `OtherSize`.

use crate::types::Size;

/// `OtherSize`.
pub type OtherSize = Size;
