// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::object;
#[cfg(feature = "webhooks")]
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Order`].
#[cfg(feature = "webhooks")]
pub(crate) static ORDER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "item",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "count",
            required: true,
            schema: Schema::Integer(-2147483648, 2147483647),
        },
    ],
    AdditionalProperties::Any,
);
