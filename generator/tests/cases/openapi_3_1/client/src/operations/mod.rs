// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod replace_kennel;

pub use self::replace_kennel::*;
