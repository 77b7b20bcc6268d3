// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::object::{self, Object};
use crate::types::{Line, OrderShipping};

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
    /// Where it is left out, the server takes `5`.
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

/// What a [`Order`] cannot be without.
#[derive(Clone, Debug)]
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
    pub fn note(mut self, note: impl Into<Option<String>>) -> Self {
        self.note = note.into();
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
    pub fn tags(mut self, tags: impl Into<Option<Vec<String>>>) -> Self {
        self.tags = tags.into();
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

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("sku", &self.sku)?;
        if let Some(value) = &self.note {
            object.serialize_entry("note", value)?;
        }
        object.serialize_entry("price", &self.price)?;
        if let Some(value) = &self.ratio {
            object.serialize_entry("ratio", value)?;
        }
        if let Some(value) = &self.priority {
            object.serialize_entry("priority", value)?;
        }
        if let Some(value) = &self.least {
            object.serialize_entry("least", value)?;
        }
        object.serialize_entry("lines", &self.lines)?;
        if let Some(value) = &self.tags {
            object.serialize_entry("tags", value)?;
        }
        if let Some(value) = &self.anything {
            object.serialize_entry("anything", value)?;
        }
        if let Some(value) = &self.shipping {
            object.serialize_entry("shipping", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Order {
    const NAME: &'static str = "Order";

    const FIELDS: &'static [&'static str] = &[
        "sku",
        "note",
        "price",
        "ratio",
        "priority",
        "least",
        "lines",
        "tags",
        "anything",
        "shipping",
    ];

    type Slots = OrderSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.sku, "sku", map),
            1 => object::lenient_field(&mut slots.note, map),
            2 => object::field(&mut slots.price, "price", map),
            3 => object::lenient_field(&mut slots.ratio, map),
            4 => object::lenient_field(&mut slots.priority, map),
            5 => object::lenient_field(&mut slots.least, map),
            6 => object::field(&mut slots.lines, "lines", map),
            7 => object::lenient_field(&mut slots.tags, map),
            8 => object::field(&mut slots.anything, "anything", map),
            9 => object::lenient_field(&mut slots.shipping, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            sku: object::required(slots.sku, "sku")?,
            note: slots.note,
            price: object::required(slots.price, "price")?,
            ratio: slots.ratio,
            priority: slots.priority,
            least: slots.least,
            lines: object::required(slots.lines, "lines")?,
            tags: slots.tags,
            anything: slots.anything,
            shipping: slots.shipping,
        })
    }
}

/// The fields of a [`Order`] read so far.
#[derive(Default)]
pub struct OrderSlots {
    sku: Option<String>,
    note: Option<String>,
    price: Option<f64>,
    ratio: Option<f64>,
    priority: Option<i32>,
    least: Option<i64>,
    lines: Option<Vec<Line>>,
    tags: Option<Vec<String>>,
    anything: Option<Value>,
    shipping: Option<OrderShipping>,
}
