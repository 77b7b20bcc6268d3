// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::nullable::Nullable;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::{Color, Line};

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
    pub note: Nullable<String>,
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

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    /// `count`.
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

/// `OrderAmount`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OrderAmount {
    /// `Integer`.
    Integer(i64),
    /// `all`.
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

union::implement!(OrderAmount);

impl Union for OrderAmount {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::Integer,
            },
            Case {
                variant: 1,
                is: ValueKind::OneOf(&["all"]),
            },
        ],
        Fits::Some,
    );

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

/// `OrderAmountAll`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OrderAmountAll {
    /// `all`.
    All,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl OrderAmountAll {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::All => "all",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for OrderAmountAll {
    const VALUES: &'static [(&'static str, Self)] = &[("all", Self::All)];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(OrderAmountAll);
