// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The trait to implement.

use crate::operations::add_letter::{
    AddLetterFailure, AddLetterRequest, AddLetterResponse,
};
use crate::operations::add_order::{AddOrderFailure, AddOrderRequest, AddOrderResponse};
use crate::operations::add_refund::{
    AddRefundFailure, AddRefundRequest, AddRefundResponse,
};
use crate::operations::list_by_cursor::{
    ListByCursorFailure, ListByCursorRequest, ListByCursorResponse,
};
use crate::operations::list_by_header::{
    ListByHeaderFailure, ListByHeaderRequest, ListByHeaderResponse,
};
use crate::operations::list_by_link::{
    ListByLinkFailure, ListByLinkRequest, ListByLinkResponse,
};
use crate::operations::list_by_number::{
    ListByNumberFailure, ListByNumberRequest, ListByNumberResponse,
};
use crate::operations::list_by_offset::{
    ListByOffsetFailure, ListByOffsetRequest, ListByOffsetResponse,
};
use crate::operations::list_by_url::{
    ListByUrlFailure, ListByUrlRequest, ListByUrlResponse,
};
use crate::traits::{Admit, Authenticate};

/// Calls, version 1.0.0: the handlers of its operations.
///
/// Serve an implementation with [`Server`](crate::Server).
pub trait Api: Admit + Authenticate + Send + Sync + 'static {
    /// Add an order.
    ///
    /// `POST /orders`
    fn add_order(
        &self,
        caller: &Self::Caller,
        request: AddOrderRequest,
    ) -> impl Future<Output = Result<AddOrderResponse, AddOrderFailure>> + Send;

    /// Add a refund.
    ///
    /// `POST /refunds`
    fn add_refund(
        &self,
        caller: &Self::Caller,
        request: AddRefundRequest,
    ) -> impl Future<Output = Result<AddRefundResponse, AddRefundFailure>> + Send;

    /// Add a letter, whose key is no key to make up.
    ///
    /// `POST /letters`
    fn add_letter(
        &self,
        caller: &Self::Caller,
        request: AddLetterRequest,
    ) -> impl Future<Output = Result<AddLetterResponse, AddLetterFailure>> + Send;

    /// List orders, whose pages are linked.
    ///
    /// `GET /orders/by-link`
    fn list_by_link(
        &self,
        caller: &Self::Caller,
        request: ListByLinkRequest,
    ) -> impl Future<Output = Result<ListByLinkResponse, ListByLinkFailure>> + Send;

    /// `listByUrl`.
    ///
    /// `GET /orders/by-url`
    fn list_by_url(
        &self,
        caller: &Self::Caller,
        request: ListByUrlRequest,
    ) -> impl Future<Output = Result<ListByUrlResponse, ListByUrlFailure>> + Send;

    /// `listByCursor`.
    ///
    /// `GET /orders/by-cursor`
    fn list_by_cursor(
        &self,
        caller: &Self::Caller,
        request: ListByCursorRequest,
    ) -> impl Future<Output = Result<ListByCursorResponse, ListByCursorFailure>> + Send;

    /// `listByHeader`.
    ///
    /// `GET /orders/by-header`
    fn list_by_header(
        &self,
        caller: &Self::Caller,
        request: ListByHeaderRequest,
    ) -> impl Future<Output = Result<ListByHeaderResponse, ListByHeaderFailure>> + Send;

    /// `listByNumber`.
    ///
    /// `GET /orders/by-number`
    fn list_by_number(
        &self,
        caller: &Self::Caller,
        request: ListByNumberRequest,
    ) -> impl Future<Output = Result<ListByNumberResponse, ListByNumberFailure>> + Send;

    /// `listByOffset`.
    ///
    /// `GET /orders/by-offset`
    fn list_by_offset(
        &self,
        caller: &Self::Caller,
        request: ListByOffsetRequest,
    ) -> impl Future<Output = Result<ListByOffsetResponse, ListByOffsetFailure>> + Send;
}
