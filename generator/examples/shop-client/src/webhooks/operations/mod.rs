// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

use crate::runtime::server::operation_list;

pub(crate) mod order_shipped;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `orderShipped`
    OrderShipped,
}

operation_list::implement! {
    Webhook {
        OrderShipped: Method::POST, "orderShipped";
    }
}

pub use self::order_shipped::*;
