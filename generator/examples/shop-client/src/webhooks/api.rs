// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::runtime::server::rejection::Rejection;
use crate::webhooks::operations::order_shipped::{
    OrderShippedFailure, OrderShippedRequest, OrderShippedResponse,
};
use crate::webhooks::traits::Verify;

/// Shop, version 1.0.0: the handlers of its webhooks and callbacks.
///
/// Serve an implementation with [`Receiver`](crate::webhooks::Receiver). Methods
/// that it does not implement respond with 404.
pub trait Receive: Verify + Send + Sync + 'static {
    /// An order was shipped.
    ///
    /// The header `X-Signature` is the HMAC-SHA-256 of the body in hexadecimal, by the secret of the subscription.
    ///
    /// `POST`, the webhook `orderShipped`
    fn order_shipped(
        &self,
        _: OrderShippedRequest,
    ) -> impl Future<Output = Result<OrderShippedResponse, OrderShippedFailure>> + Send {
        async { Err(Rejection::NotFound.into()) }
    }
}
