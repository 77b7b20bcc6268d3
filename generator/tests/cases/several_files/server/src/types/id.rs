// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

/// `Id`.
pub type Id = String;
