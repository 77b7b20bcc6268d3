// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod r#match;

pub use self::r#match::*;
