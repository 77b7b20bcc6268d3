// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod subscribe;

pub use self::subscribe::*;
