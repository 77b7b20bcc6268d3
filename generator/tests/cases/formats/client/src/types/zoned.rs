// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Zoned`.

/// `Zoned`.
pub type Zoned = jiff::Zoned;
