// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Zoned`.

pub type Zoned = jiff::Zoned;
