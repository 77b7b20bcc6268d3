// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, limits, object, object_schema, text_enum};
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::line::{Line, LINE_SCHEMA};

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
    }, check
}

impl object::Check for Order {
    fn check(&self) -> json::Result<()> {
        object::require((1..=9).contains(&self.count), "count")?;
        object::require(limits::has_length(self.name.as_deref(), 0, 8), "name")?;
        Ok(())
    }
}

object_schema::implement! {
    ORDER_SCHEMA {
        required("count", Schema::Integer(1, 9));
        optional("price", Schema::Number(NumberBounds::ANY));
        optional("name", Schema::String(&[TextConstraint::Length(0, 8)]));
        optional("urgent", Schema::Boolean);
        optional("note", Schema::Nullable(&Schema::String(&[])));
        optional("items", Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }));
        optional("tags", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        optional("colors", Schema::Array(&Items { schema: Schema::Reference(&COLOR_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("metadata", Schema::Map(&MapValues { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }));
        optional("lines", Schema::Array(&Items { schema: Schema::Reference(&LINE_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("address", Schema::Reference(&LINE_SCHEMA));
        optional("amount", Schema::Reference(&ORDER_AMOUNT_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
pub enum OrderAmount {
    Integer(i64),
    All(OrderAmountAll),
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
}

union::implement! {
    OrderAmount by one shape {
        0 = integer;
        1 = string { "all" };
    }
}

pub(crate) static ORDER_AMOUNT_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <OrderAmount as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Integer(i64::MIN, i64::MAX),
            Schema::Reference(&ORDER_AMOUNT_ALL_SCHEMA),
        ],
    },
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderAmountAll {
    All,
}

text_enum::implement! {
    OrderAmountAll {
        All = "all";
    }
}

pub(crate) static ORDER_AMOUNT_ALL_SCHEMA: Schema = Schema::Enum(
    &["all"],
    "expected one of `all`",
);
