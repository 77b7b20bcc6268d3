// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::get_invoice::{
    GetInvoiceFailure, GetInvoiceRequest, GetInvoiceResponse,
};
use crate::operations::place_order::{
    PlaceOrderFailure, PlaceOrderRequest, PlaceOrderResponse,
};
use crate::traits::{Admit, Reject};

/// Identical types, version 1: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Reject + Send + Sync + 'static {
    /// `placeOrder`.
    ///
    /// `POST /orders`
    fn place_order(
        &self,
        request: PlaceOrderRequest,
    ) -> impl Future<Output = Result<PlaceOrderResponse, PlaceOrderFailure>> + Send;

    /// `getInvoice`.
    ///
    /// `GET /invoices/{id}`
    fn get_invoice(
        &self,
        request: GetInvoiceRequest,
    ) -> impl Future<Output = Result<GetInvoiceResponse, GetInvoiceFailure>> + Send;
}
