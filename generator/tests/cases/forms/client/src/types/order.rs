// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::nullable::Nullable;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::color::Color;
use crate::types::line::Line;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    pub count: i64,
    pub price: Option<f64>,
    pub name: Option<String>,
    pub urgent: Option<bool>,
    pub note: Nullable<String>,
    pub items: Option<Vec<i64>>,
    pub tags: Option<Vec<String>>,
    pub colors: Option<Vec<Color>>,
    pub metadata: Option<BTreeMap<String, String>>,
    pub lines: Option<Vec<Line>>,
    pub address: Option<Line>,
    pub amount: Option<OrderAmount>,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    pub count: i64,
}

object::implement! {
    Order from OrderRequired {
        required(count, "count");
        optional(price: f64, "price");
        optional(name: String, "name");
        optional(urgent: bool, "urgent");
        nullable(note: String, "note");
        optional(items: Vec<i64>, "items");
        optional(tags: Vec<String>, "tags");
        optional(colors: Vec<Color>, "colors");
        optional(metadata: BTreeMap<String, String>, "metadata");
        optional(lines: Vec<Line>, "lines");
        optional(address: Line, "address");
        optional(amount: OrderAmount, "amount");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OrderAmount {
    Integer(i64),
    All(OrderAmountAll),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<i64> for OrderAmount {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<OrderAmountAll> for OrderAmount {
    fn from(value: OrderAmountAll) -> Self {
        Self::All(value)
    }
}

impl json::Encode for OrderAmount {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::All(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for OrderAmount {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::All),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    OrderAmount by any shape {
        0 = integer;
        1 = string { "all" };
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OrderAmountAll {
    All,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    OrderAmountAll {
        All = "all";
    }
}
