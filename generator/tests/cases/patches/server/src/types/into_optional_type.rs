// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `IntoOptional`.

/// `IntoOptional`.
pub type IntoOptionalType = String;
