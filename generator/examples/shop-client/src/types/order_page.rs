// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `OrderPage`.

use crate::runtime::object;
use crate::types::order::Order;

/// A page of orders.
///
/// Created from [`OrderPageRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderPage {
    /// The orders.
    pub orders: Vec<Order>,
    /// The cursor of the next page, if there is one.
    pub next: Option<String>,
}

/// The required fields of [`OrderPage`].
#[derive(Debug)]
pub struct OrderPageRequired {
    /// The orders.
    pub orders: Vec<Order>,
}

object::implement! {
    OrderPage from OrderPageRequired {
        required(orders, "orders");
        optional(next: String, "next");
    }, careful("OrderPage")
}
