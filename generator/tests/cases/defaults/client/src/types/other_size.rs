// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `OtherSize`.

use crate::types::size::Size;

pub type OtherSize = Size;
