// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

pub type Note = String;
