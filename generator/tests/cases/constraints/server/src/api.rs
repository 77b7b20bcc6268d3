// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::place_order::{
    PlaceOrderFailure, PlaceOrderRequest, PlaceOrderResponse,
};
use crate::traits::Admit;

/// Orders, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Send + Sync + 'static {
    /// `placeOrder`.
    ///
    /// `POST /orders`
    fn place_order(
        &self,
        request: PlaceOrderRequest,
    ) -> impl Future<Output = Result<PlaceOrderResponse, PlaceOrderFailure>> + Send;
}
