// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod certified;
pub(crate) mod either;
pub(crate) mod both;
pub(crate) mod perhaps;
