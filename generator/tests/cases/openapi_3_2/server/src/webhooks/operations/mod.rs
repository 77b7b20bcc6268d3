// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

pub(crate) mod moved;

pub use self::moved::*;
