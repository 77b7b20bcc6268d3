// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `Release`.

pub type Release = semver::Version;
