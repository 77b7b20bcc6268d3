// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The responses that operations share.

pub(crate) mod away;

pub use self::away::*;
