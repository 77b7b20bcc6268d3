// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Word`.

pub type Word = String;
