// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

pub(crate) mod order_failed;

pub use self::order_failed::*;
