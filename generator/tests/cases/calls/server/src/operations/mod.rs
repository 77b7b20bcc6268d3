// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod add_order;
pub(crate) mod add_refund;
pub(crate) mod add_letter;
pub(crate) mod list_by_link;
pub(crate) mod list_by_url;
pub(crate) mod list_by_cursor;
pub(crate) mod list_by_header;
pub(crate) mod list_by_number;
pub(crate) mod list_by_offset;

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        AddOrder: Method::POST, "/orders", "addOrder";
        AddRefund: Method::POST, "/refunds", "addRefund";
        AddLetter: Method::POST, "/letters", "addLetter";
        ListByLink: Method::GET, "/orders/by-link", "listByLink";
        ListByUrl: Method::GET, "/orders/by-url", "listByUrl";
        ListByCursor: Method::GET, "/orders/by-cursor", "listByCursor";
        ListByHeader: Method::GET, "/orders/by-header", "listByHeader";
        ListByNumber: Method::GET, "/orders/by-number", "listByNumber";
        ListByOffset: Method::GET, "/orders/by-offset", "listByOffset";
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
