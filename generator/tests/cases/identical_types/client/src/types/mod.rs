// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod invoice;
mod order;

pub use self::invoice::*;
pub use self::order::*;
