// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `Page`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::Order;

/// `Page`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Page {
    /// `data`.
    pub data: PageData,
    /// `paging`.
    pub paging: Option<PagePaging>,
}

/// The required fields of [`Page`].
#[derive(Debug)]
pub struct PageRequired {
    /// `data`.
    pub data: PageData,
}

object::implement! {
    Page from PageRequired {
        required(data, "data");
        optional(paging: PagePaging, "paging");
    }
}

/// `PageData`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PageData {
    /// `orders`.
    pub orders: Option<Vec<Order>>,
}

/// The required fields of [`PageData`].
#[derive(Debug)]
pub struct PageDataRequired {
    /// `orders`.
    pub orders: Option<Vec<Order>>,
}

object::implement! {
    PageData from PageDataRequired {
        required(orders, "orders");
    }
}

/// `PagePaging`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PagePaging {
    /// `next`.
    pub next: Option<String>,
    /// `cursor`.
    pub cursor: Nullable<i64>,
}

object::implement! {
    PagePaging {
        optional(next: String, "next");
        nullable(cursor: i64, "cursor");
    }
}
