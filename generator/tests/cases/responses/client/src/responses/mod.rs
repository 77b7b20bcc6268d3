// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! The headers of responses that operations share.

pub(crate) mod away;

pub use self::away::*;
