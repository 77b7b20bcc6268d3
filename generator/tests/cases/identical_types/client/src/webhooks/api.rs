// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::webhooks::operations::order_failed::{
    OrderFailedFailure, OrderFailedRequest, OrderFailedResponse,
};
use crate::webhooks::traits::Verify;

/// Identical types, version 1: the handlers of its webhooks and callbacks.
///
/// Serve an implementation with [`Receiver`](crate::webhooks::Receiver). Methods
/// that it does not implement respond with 404.
pub trait Receive: Verify + Send + Sync + 'static {
    /// `order_failed`.
    ///
    /// `POST`, the webhook `orderFailed`
    fn order_failed(
        &self,
        _: OrderFailedRequest,
    ) -> impl Future<Output = Result<OrderFailedResponse, OrderFailedFailure>> + Send {
        async { Err(OrderFailedFailure::Unreceived) }
    }
}
