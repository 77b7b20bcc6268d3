// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

pub(crate) mod order_shipped;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `orderShipped`
    OrderShipped,
}

impl Webhook {
    /// All webhooks and callbacks.
    pub const ALL: &'static [Self] = &[Self::OrderShipped];

    /// Returns the `operationId`, or a generated name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::OrderShipped => "orderShipped",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::OrderShipped => Method::POST,
        }
    }
}

pub use self::order_shipped::*;
