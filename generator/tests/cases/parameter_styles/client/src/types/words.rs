// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Words`.

pub type Words = Vec<String>;
