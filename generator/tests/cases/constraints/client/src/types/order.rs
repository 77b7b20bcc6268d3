// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use serde_json::Value;

use crate::runtime::object;
use crate::types::Line;

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `sku`.
    pub sku: String,
    /// `note`.
    pub note: Option<String>,
    /// `price`.
    pub price: f64,
    /// `ratio`.
    pub ratio: Option<f64>,
    /// `priority`.
    ///
    /// The server defaults to `5`.
    pub priority: Option<i32>,
    /// `least`.
    pub least: Option<i64>,
    /// `lines`.
    pub lines: Vec<Line>,
    /// `tags`.
    pub tags: Option<Vec<String>>,
    /// `anything`.
    pub anything: Option<Value>,
    /// `shipping`.
    pub shipping: Option<OrderShipping>,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    /// `sku`.
    pub sku: String,
    /// `price`.
    pub price: f64,
    /// `lines`.
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

/// `OrderShipping`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderShipping {
    /// `street`.
    pub street: String,
}

/// The required fields of [`OrderShipping`].
#[derive(Debug)]
pub struct OrderShippingRequired {
    /// `street`.
    pub street: String,
}

object::implement! {
    OrderShipping from OrderShippingRequired {
        required(street, "street");
    }
}
