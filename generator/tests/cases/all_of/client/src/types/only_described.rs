// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `OnlyDescribed`.

use crate::types::load::Load;

/// Nothing more.
pub type OnlyDescribed = Load;
