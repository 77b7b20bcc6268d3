// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Receiver`.

pub type Receiver = Vec<String>;
