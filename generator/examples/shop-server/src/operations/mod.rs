// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_orders;
pub(crate) mod place_order;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /v1/orders`
    ListOrders,
    /// `POST /v1/orders`
    PlaceOrder,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::ListOrders, Self::PlaceOrder];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListOrders => "listOrders",
            Self::PlaceOrder => "placeOrder",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListOrders => Method::GET,
            Self::PlaceOrder => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListOrders => "/v1/orders",
            Self::PlaceOrder => "/v1/orders",
        }
    }
}

pub use self::list_orders::*;
pub use self::place_order::*;
