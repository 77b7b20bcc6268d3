// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.
