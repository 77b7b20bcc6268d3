// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `TargetValue`.

/// `TargetValue`.
pub type TargetValue = std::num::NonZeroI64;
