// @generated from shop.yaml by `openapi-crates generate`; do not edit.
//! The webhooks and callbacks, one module each.

pub(crate) mod order_shipped;

pub use self::order_shipped::*;
