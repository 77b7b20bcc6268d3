// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use serde_json::Value;

use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, limits, object, object_schema};
use crate::types::line::{Line, LINE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    pub sku: String,
    pub note: Option<String>,
    pub price: f64,
    pub ratio: Option<f64>,
    pub priority: i32,
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
        default(priority: i32 = 5, "priority");
        optional(least: i64, "least");
        required(lines, "lines");
        optional(tags: Vec<String>, "tags");
        optional(anything: Value, "anything");
        optional(shipping: OrderShipping, "shipping");
    }, check
}

impl object::Check for Order {
    fn check(&self) -> json::Result<()> {
        object::require(
            (3..=12).contains(&self.sku.chars().count())
                && self
                    .sku
                    .chars()
                    .all(|character| matches!(character, '-' | '0'..= '9' | 'A'..= 'Z')),
            "sku",
        )?;
        object::require(limits::has_length(self.note.as_deref(), 2, 5), "note")?;
        object::require(self.price >= 0.5, "price")?;
        object::require(
            self.ratio.is_none_or(|ratio| (0.0..=1.0).contains(&ratio)),
            "ratio",
        )?;
        object::require((1..=9).contains(&self.priority), "priority")?;
        object::require(self.least.is_none_or(|least| least >= -3), "least")?;
        object::require((1..=3).contains(&self.lines.len()), "lines")?;
        object::require(
            self
                .tags
                .as_ref()
                .is_none_or(|tags| tags.iter().all(|item| item.chars().count() >= 1)),
            "tags",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    ORDER_SCHEMA {
        required("sku", Schema::String(&[TextConstraint::Condition(|text| (3..=12).contains(&text.chars().count()) && text.chars().all(|character| matches!(character, '-' | '0'..='9' | 'A'..='Z')), "expected a string that matches ^[A-Z0-9-]{3,12}$")]));
        optional("note", Schema::String(&[TextConstraint::Length(2, 5)]));
        required("price", Schema::Number(NumberBounds { minimum: 0.5, ..NumberBounds::ANY }));
        optional("ratio", Schema::Number(NumberBounds { minimum: 0.0, maximum: 1.0, ..NumberBounds::ANY }));
        optional("priority", Schema::Integer(1, 9));
        optional("least", Schema::Integer(-3, i64::MAX));
        required("lines", Schema::Array(&Items { schema: Schema::Reference(&LINE_SCHEMA), minimum: 1, maximum: 3 }));
        optional("tags", Schema::Array(&Items { schema: Schema::String(&[TextConstraint::Length(1, usize::MAX)]), minimum: 0, maximum: usize::MAX }));
        optional("anything", Schema::Any);
        optional("shipping", Schema::Reference(&ORDER_SHIPPING_SCHEMA));
    }, AdditionalProperties::Any
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

object_schema::implement! {
    ORDER_SHIPPING_SCHEMA {
        required("street", Schema::String(&[]));
    }, AdditionalProperties::Any
}
