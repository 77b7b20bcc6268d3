// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::{Color, Line, OrderAmount};

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `count`.
    pub count: i64,
    /// `price`.
    pub price: Option<f64>,
    /// `name`.
    pub name: Option<String>,
    /// `urgent`.
    pub urgent: Option<bool>,
    /// `note`.
    pub note: Option<Option<String>>,
    /// `items`.
    pub items: Option<Vec<i64>>,
    /// `tags`.
    pub tags: Option<Vec<String>>,
    /// `colors`.
    pub colors: Option<Vec<Color>>,
    /// `metadata`.
    pub metadata: Option<BTreeMap<String, String>>,
    /// `lines`.
    pub lines: Option<Vec<Line>>,
    /// `address`.
    pub address: Option<Line>,
    /// `amount`.
    pub amount: Option<OrderAmount>,
}

/// What a [`Order`] cannot be without.
#[derive(Clone, Debug)]
pub struct OrderRequired {
    /// `count`.
    pub count: i64,
}

impl From<OrderRequired> for Order {
    fn from(required: OrderRequired) -> Self {
        Self {
            count: required.count,
            price: None,
            name: None,
            urgent: None,
            note: None,
            items: None,
            tags: None,
            colors: None,
            metadata: None,
            lines: None,
            address: None,
            amount: None,
        }
    }
}

impl Order {
    /// Sets `price`.
    #[must_use]
    pub fn price(mut self, price: impl Into<Option<f64>>) -> Self {
        self.price = price.into();
        self
    }

    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }

    /// Sets `urgent`.
    #[must_use]
    pub fn urgent(mut self, urgent: impl Into<Option<bool>>) -> Self {
        self.urgent = urgent.into();
        self
    }

    /// Sets `note`.
    #[must_use]
    pub fn note(mut self, note: impl Into<Option<String>>) -> Self {
        self.note = Some(note.into());
        self
    }

    /// Sets `items`.
    #[must_use]
    pub fn items(mut self, items: impl Into<Option<Vec<i64>>>) -> Self {
        self.items = items.into();
        self
    }

    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: impl Into<Option<Vec<String>>>) -> Self {
        self.tags = tags.into();
        self
    }

    /// Sets `colors`.
    #[must_use]
    pub fn colors(mut self, colors: impl Into<Option<Vec<Color>>>) -> Self {
        self.colors = colors.into();
        self
    }

    /// Sets `metadata`.
    #[must_use]
    pub fn metadata(
        mut self,
        metadata: impl Into<Option<BTreeMap<String, String>>>,
    ) -> Self {
        self.metadata = metadata.into();
        self
    }

    /// Sets `lines`.
    #[must_use]
    pub fn lines(mut self, lines: impl Into<Option<Vec<Line>>>) -> Self {
        self.lines = lines.into();
        self
    }

    /// Sets `address`.
    #[must_use]
    pub fn address(mut self, address: impl Into<Option<Line>>) -> Self {
        self.address = address.into();
        self
    }

    /// Sets `amount`.
    #[must_use]
    pub fn amount(mut self, amount: impl Into<Option<OrderAmount>>) -> Self {
        self.amount = amount.into();
        self
    }
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("count", &self.count)?;
        if let Some(value) = &self.price {
            object.serialize_entry("price", value)?;
        }
        if let Some(value) = &self.name {
            object.serialize_entry("name", value)?;
        }
        if let Some(value) = &self.urgent {
            object.serialize_entry("urgent", value)?;
        }
        if let Some(value) = &self.note {
            object.serialize_entry("note", value)?;
        }
        if let Some(value) = &self.items {
            object.serialize_entry("items", value)?;
        }
        if let Some(value) = &self.tags {
            object.serialize_entry("tags", value)?;
        }
        if let Some(value) = &self.colors {
            object.serialize_entry("colors", value)?;
        }
        if let Some(value) = &self.metadata {
            object.serialize_entry("metadata", value)?;
        }
        if let Some(value) = &self.lines {
            object.serialize_entry("lines", value)?;
        }
        if let Some(value) = &self.address {
            object.serialize_entry("address", value)?;
        }
        if let Some(value) = &self.amount {
            object.serialize_entry("amount", value)?;
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
        "count",
        "price",
        "name",
        "urgent",
        "note",
        "items",
        "tags",
        "colors",
        "metadata",
        "lines",
        "address",
        "amount",
    ];

    type Slots = OrderSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.count, "count", map),
            1 => object::lenient_field(&mut slots.price, map),
            2 => object::lenient_field(&mut slots.name, map),
            3 => object::lenient_field(&mut slots.urgent, map),
            4 => object::field(&mut slots.note, "note", map),
            5 => object::lenient_field(&mut slots.items, map),
            6 => object::lenient_field(&mut slots.tags, map),
            7 => object::lenient_field(&mut slots.colors, map),
            8 => object::lenient_field(&mut slots.metadata, map),
            9 => object::lenient_field(&mut slots.lines, map),
            10 => object::lenient_field(&mut slots.address, map),
            11 => object::lenient_field(&mut slots.amount, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            count: object::required(slots.count, "count")?,
            price: slots.price,
            name: slots.name,
            urgent: slots.urgent,
            note: slots.note,
            items: slots.items,
            tags: slots.tags,
            colors: slots.colors,
            metadata: slots.metadata,
            lines: slots.lines,
            address: slots.address,
            amount: slots.amount,
        })
    }
}

/// The fields of a [`Order`] read so far.
#[derive(Default)]
pub struct OrderSlots {
    count: Option<i64>,
    price: Option<f64>,
    name: Option<String>,
    urgent: Option<bool>,
    note: Option<Option<String>>,
    items: Option<Vec<i64>>,
    tags: Option<Vec<String>>,
    colors: Option<Vec<Color>>,
    metadata: Option<BTreeMap<String, String>>,
    lines: Option<Vec<Line>>,
    address: Option<Line>,
    amount: Option<OrderAmount>,
}
