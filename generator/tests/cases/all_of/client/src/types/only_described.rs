// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `OnlyDescribed`.

use crate::types::Load;

/// Nothing more.
pub type OnlyDescribed = Load;
