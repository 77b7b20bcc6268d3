// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use serde_json::Value;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};
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

impl From<OrderRequired> for Order {
    fn from(required: OrderRequired) -> Self {
        Self {
            sku: required.sku,
            note: None,
            price: required.price,
            ratio: None,
            priority: None,
            least: None,
            lines: required.lines,
            tags: None,
            anything: None,
            shipping: None,
        }
    }
}

impl Order {
    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl IntoOptional<String>) -> Self {
        self.note = note.into_optional();
        self
    }

    /// Sets `ratio`.
    #[must_use]
    pub fn ratio(mut self, ratio: impl Into<Option<f64>>) -> Self {
        self.ratio = ratio.into();
        self
    }

    /// Sets `priority`.
    #[must_use]
    pub fn priority(mut self, priority: impl Into<Option<i32>>) -> Self {
        self.priority = priority.into();
        self
    }

    /// Sets `least`.
    #[must_use]
    pub fn least(mut self, least: impl Into<Option<i64>>) -> Self {
        self.least = least.into();
        self
    }

    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: impl Into<Option<Value>>) -> Self {
        self.anything = anything.into();
        self
    }

    /// Sets `shipping`.
    #[must_use]
    pub fn shipping(mut self, shipping: impl Into<Option<OrderShipping>>) -> Self {
        self.shipping = shipping.into();
        self
    }
}

impl json::EncodeFields for Order {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("sku", &self.sku);
        fields.optional("note", &self.note);
        fields.field("price", &self.price);
        fields.optional("ratio", &self.ratio);
        fields.optional("priority", &self.priority);
        fields.optional("least", &self.least);
        fields.field("lines", &self.lines);
        fields.optional("tags", &self.tags);
        fields.optional("anything", &self.anything);
        fields.optional("shipping", &self.shipping);
    }
}

impl json::Decode for Order {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut sku: Option<String> = None;
        let mut note: Option<String> = None;
        let mut price: Option<f64> = None;
        let mut ratio: Option<f64> = None;
        let mut priority: Option<i32> = None;
        let mut least: Option<i64> = None;
        let mut lines: Option<Vec<Line>> = None;
        let mut tags: Option<Vec<String>> = None;
        let mut anything: Option<Value> = None;
        let mut shipping: Option<OrderShipping> = None;
        object::read(
            reader,
            &mut [
                object::required("sku", &mut sku),
                object::optional("note", &mut note),
                object::required("price", &mut price),
                object::optional("ratio", &mut ratio),
                object::optional("priority", &mut priority),
                object::optional("least", &mut least),
                object::required("lines", &mut lines),
                object::optional("tags", &mut tags),
                object::optional("anything", &mut anything),
                object::optional("shipping", &mut shipping),
            ],
        )?;
        let (Some(sku), Some(price), Some(lines)) = (sku, price, lines) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            sku,
            note,
            price,
            ratio,
            priority,
            least,
            lines,
            tags,
            anything,
            shipping,
        })
    }
}

object::implement!(Order);

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

impl From<OrderShippingRequired> for OrderShipping {
    fn from(required: OrderShippingRequired) -> Self {
        Self { street: required.street }
    }
}

impl json::EncodeFields for OrderShipping {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("street", &self.street);
    }
}

impl json::Decode for OrderShipping {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut street: Option<String> = None;
        object::read(reader, &mut [object::required("street", &mut street)])?;
        let Some(street) = street else {
            return Err(object::incomplete());
        };
        Ok(Self { street })
    }
}

object::implement!(OrderShipping);
