// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Id`.

pub type Id = String;
