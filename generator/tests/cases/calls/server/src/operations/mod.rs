// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod add_order;
pub(crate) mod add_refund;
pub(crate) mod add_letter;
pub(crate) mod list_by_link;
pub(crate) mod list_by_url;
pub(crate) mod list_by_cursor;
pub(crate) mod list_by_header;
pub(crate) mod list_by_number;
pub(crate) mod list_by_offset;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /orders`
    AddOrder,
    /// `POST /refunds`
    AddRefund,
    /// `POST /letters`
    AddLetter,
    /// `GET /orders/by-link`
    ListByLink,
    /// `GET /orders/by-url`
    ListByUrl,
    /// `GET /orders/by-cursor`
    ListByCursor,
    /// `GET /orders/by-header`
    ListByHeader,
    /// `GET /orders/by-number`
    ListByNumber,
    /// `GET /orders/by-offset`
    ListByOffset,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::AddOrder,
        Self::AddRefund,
        Self::AddLetter,
        Self::ListByLink,
        Self::ListByUrl,
        Self::ListByCursor,
        Self::ListByHeader,
        Self::ListByNumber,
        Self::ListByOffset,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AddOrder => "addOrder",
            Self::AddRefund => "addRefund",
            Self::AddLetter => "addLetter",
            Self::ListByLink => "listByLink",
            Self::ListByUrl => "listByUrl",
            Self::ListByCursor => "listByCursor",
            Self::ListByHeader => "listByHeader",
            Self::ListByNumber => "listByNumber",
            Self::ListByOffset => "listByOffset",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::AddOrder => Method::POST,
            Self::AddRefund => Method::POST,
            Self::AddLetter => Method::POST,
            Self::ListByLink => Method::GET,
            Self::ListByUrl => Method::GET,
            Self::ListByCursor => Method::GET,
            Self::ListByHeader => Method::GET,
            Self::ListByNumber => Method::GET,
            Self::ListByOffset => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::AddOrder => "/orders",
            Self::AddRefund => "/refunds",
            Self::AddLetter => "/letters",
            Self::ListByLink => "/orders/by-link",
            Self::ListByUrl => "/orders/by-url",
            Self::ListByCursor => "/orders/by-cursor",
            Self::ListByHeader => "/orders/by-header",
            Self::ListByNumber => "/orders/by-number",
            Self::ListByOffset => "/orders/by-offset",
        }
    }
}

pub use self::add_letter::*;
pub use self::add_order::*;
pub use self::add_refund::*;
pub use self::list_by_cursor::*;
pub use self::list_by_header::*;
pub use self::list_by_link::*;
pub use self::list_by_number::*;
pub use self::list_by_offset::*;
pub use self::list_by_url::*;
