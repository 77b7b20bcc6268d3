// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.
