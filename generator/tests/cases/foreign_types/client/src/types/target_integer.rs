// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `TargetInteger`.

/// `TargetInteger`.
pub type TargetInteger = std::num::NonZeroI64;
