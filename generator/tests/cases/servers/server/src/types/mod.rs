// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.
