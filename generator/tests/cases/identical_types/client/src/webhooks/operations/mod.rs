// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

use crate::runtime::webhooks::operation_list;

pub(crate) mod order_failed;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `orderFailed`
    OrderFailed,
}

operation_list::implement! {
    Webhook {
        OrderFailed: Method::POST, "order_failed";
    }
}

pub use self::order_failed::*;
