// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod place_order;
pub(crate) mod get_invoice;

pub use self::get_invoice::*;
pub use self::place_order::*;
