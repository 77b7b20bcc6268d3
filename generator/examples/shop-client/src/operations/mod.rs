// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

pub(crate) mod list_orders;
pub(crate) mod place_order;

pub use self::list_orders::*;
pub use self::place_order::*;
