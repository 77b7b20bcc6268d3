// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! The operations to implement.

use crate::hooks::Admit;
use crate::operations::place_order::{
    PlaceOrderFailure, PlaceOrderRequest, PlaceOrderResponse,
};

/// Orders, version 1.0.0: the operations to implement.
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
