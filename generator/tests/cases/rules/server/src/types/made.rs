// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Made`.

use jiff::Zoned;

/// `Made`.
pub type Made = Zoned;
