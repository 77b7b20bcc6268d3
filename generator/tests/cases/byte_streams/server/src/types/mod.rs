// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod seen;

pub use self::seen::*;
