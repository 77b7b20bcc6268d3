// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod filter;
mod pet;

pub use self::filter::*;
pub use self::pet::*;
