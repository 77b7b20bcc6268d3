// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use serde_json::Value;

use crate::runtime::object;
use crate::types::line::Line;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    pub sku: String,
    pub note: Option<String>,
    pub price: f64,
    pub ratio: Option<f64>,
    /// The server defaults to `5`.
    pub priority: Option<i32>,
    pub least: Option<i64>,
    pub lines: Vec<Line>,
    pub tags: Option<Vec<String>>,
    pub anything: Option<Value>,
    pub shipping: Option<OrderShipping>,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    pub sku: String,
    pub price: f64,
    pub lines: Vec<Line>,
}

object::implement! {
    Order from OrderRequired {
        required(sku, "sku");
        optional(note: String, "note");
        required(price, "price");
        optional(ratio: f64, "ratio");
        optional(priority: i32, "priority");
        optional(least: i64, "least");
        required(lines, "lines");
        optional(tags: Vec<String>, "tags");
        optional(anything: Value, "anything");
        optional(shipping: OrderShipping, "shipping");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderShipping {
    pub street: String,
}

/// The required fields of [`OrderShipping`].
#[derive(Debug)]
pub struct OrderShippingRequired {
    pub street: String,
}

object::implement! {
    OrderShipping from OrderShippingRequired {
        required(street, "street");
    }
}
