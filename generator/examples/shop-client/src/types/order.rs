// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::object;
#[cfg(feature = "webhooks")]
use crate::runtime::object_schema;
#[cfg(feature = "webhooks")]
use crate::runtime::schema::{AdditionalProperties, Schema};

/// A placed order.
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
    }
}

#[cfg(feature = "webhooks")]
object_schema::implement! {
    ORDER_SCHEMA {
        required("id", Schema::Integer(i64::MIN, i64::MAX));
        required("item", Schema::String(&[]));
        required("count", Schema::Integer(-2147483648, 2147483647));
    }, AdditionalProperties::Any
}
