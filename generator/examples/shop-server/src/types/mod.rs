// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description, except for those of operations.

pub(crate) mod error;
pub(crate) mod new_order;
pub(crate) mod order;
pub(crate) mod order_page;

pub use crate::failures::*;
pub use self::error::*;
pub use self::new_order::*;
pub use self::order::*;
pub use self::order_page::*;
