// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::server::operation_list;

pub(crate) mod list_orders;
pub(crate) mod place_order;

#[allow(unused_imports)]
#[doc(hidden)]
pub use crate::tags::orders::*;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /v1/orders`
    ListOrders,
    /// `POST /v1/orders`
    PlaceOrder,
}

operation_list::implement! {
    Operation {
        ListOrders: Method::GET, "/v1/orders", "listOrders";
        PlaceOrder: Method::POST, "/v1/orders", "placeOrder";
    }, router
}
