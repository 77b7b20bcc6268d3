// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::object;

/// A placed order.
///
/// Created from [`OrderRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// The identifier.
    pub id: i64,
    /// The item.
    pub item: String,
    /// The number of items.
    pub count: i32,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    /// The identifier.
    pub id: i64,
    /// The item.
    pub item: String,
    /// The number of items.
    pub count: i32,
}

object::implement! {
    Order from OrderRequired {
        required(id, "id");
        required(item, "item");
        required(count, "count");
    }, careful("Order")
}
