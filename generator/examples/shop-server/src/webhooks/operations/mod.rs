// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

pub(crate) mod order_shipped;

crate::runtime::client::call::implement!(Call);

pub use self::order_shipped::*;
