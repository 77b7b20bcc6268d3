// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

mod error;
mod new_order;
mod order;
mod order_page;

pub use self::error::*;
pub use self::new_order::*;
pub use self::order::*;
pub use self::order_page::*;
