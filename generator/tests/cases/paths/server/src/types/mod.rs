// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.
