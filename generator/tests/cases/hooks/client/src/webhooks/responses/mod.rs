// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The responses that operations share.

pub(crate) mod shared_response;

pub use self::shared_response::*;
