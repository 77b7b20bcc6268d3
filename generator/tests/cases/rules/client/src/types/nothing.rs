// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Nothing`.

pub type Nothing = ();
