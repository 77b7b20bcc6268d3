// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::list_orders::{
    ListOrdersFailure, ListOrdersRequest, ListOrdersResponse,
};
use crate::operations::place_order::{
    PlaceOrderFailure, PlaceOrderRequest, PlaceOrderResponse,
};
use crate::traits::{Admit, Authenticate, Reject};

/// Shop, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Reject + Send + Sync + 'static {
    /// List orders.
    ///
    /// `GET /v1/orders`
    fn list_orders(
        &self,
        caller: &Self::Caller,
        request: ListOrdersRequest,
    ) -> impl Future<Output = Result<ListOrdersResponse, ListOrdersFailure>> + Send;

    /// Place an order.
    ///
    /// `POST /v1/orders`
    fn place_order(
        &self,
        caller: &Self::Caller,
        request: PlaceOrderRequest,
    ) -> impl Future<Output = Result<PlaceOrderResponse, PlaceOrderFailure>> + Send;
}
