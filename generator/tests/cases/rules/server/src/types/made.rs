// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Made`.

use jiff::Zoned;

pub type Made = Zoned;
