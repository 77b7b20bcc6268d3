// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

pub(crate) mod order_failed;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `orderFailed`
    OrderFailed,
}

impl Webhook {
    /// All webhooks and callbacks.
    pub const ALL: &'static [Self] = &[Self::OrderFailed];

    /// Returns the `operationId`, or a generated name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::OrderFailed => "order_failed",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::OrderFailed => Method::POST,
        }
    }
}

pub use self::order_failed::*;
