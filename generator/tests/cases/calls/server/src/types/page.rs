// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `Page`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::order::Order;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Page {
    pub data: PageData,
    pub paging: Option<PagePaging>,
}

/// The required fields of [`Page`].
#[derive(Debug)]
pub struct PageRequired {
    pub data: PageData,
}

object::implement! {
    Page from PageRequired {
        required(data, "data");
        optional(paging: PagePaging, "paging");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PageData {
    pub orders: Option<Vec<Order>>,
}

/// The required fields of [`PageData`].
#[derive(Debug)]
pub struct PageDataRequired {
    pub orders: Option<Vec<Order>>,
}

object::implement! {
    PageData from PageDataRequired {
        required(orders, "orders");
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PagePaging {
    pub next: Option<String>,
    pub cursor: Nullable<i64>,
}

object::implement! {
    PagePaging {
        optional(next: String, "next");
        nullable(cursor: i64, "cursor");
    }
}
