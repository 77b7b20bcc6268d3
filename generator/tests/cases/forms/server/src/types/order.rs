// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use std::collections::BTreeMap;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{
    AdditionalProperties, Field, Items, MapValues, Schema, UnionVariants,
};
use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::{Color, Line, COLOR_SCHEMA, LINE_SCHEMA};

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

impl From<OrderRequired> for Order {
    fn from(required: OrderRequired) -> Self {
        Self {
            count: required.count,
            price: None,
            name: None,
            urgent: None,
            note: Nullable::Absent,
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
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
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
    pub fn note(mut self, note: impl Into<Nullable<String>>) -> Self {
        self.note = note.into();
        self
    }

    /// Sets `items`.
    #[must_use]
    pub fn items(mut self, items: impl IntoIterator<Item = i64>) -> Self {
        self.items = Some(items.into_iter().collect());
        self
    }

    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `colors`.
    #[must_use]
    pub fn colors(mut self, colors: impl IntoIterator<Item = Color>) -> Self {
        self.colors = Some(colors.into_iter().collect());
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
    pub fn lines(mut self, lines: impl IntoIterator<Item = Line>) -> Self {
        self.lines = Some(lines.into_iter().collect());
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

impl json::EncodeFields for Order {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("count", &self.count);
        fields.optional("price", &self.price);
        fields.optional("name", &self.name);
        fields.optional("urgent", &self.urgent);
        fields.nullable("note", &self.note);
        fields.optional("items", &self.items);
        fields.optional("tags", &self.tags);
        fields.optional("colors", &self.colors);
        fields.optional("metadata", &self.metadata);
        fields.optional("lines", &self.lines);
        fields.optional("address", &self.address);
        fields.optional("amount", &self.amount);
    }
}

impl json::Decode for Order {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut count: Option<i64> = None;
        let mut price: Option<f64> = None;
        let mut name: Option<String> = None;
        let mut urgent: Option<bool> = None;
        let mut note: Nullable<String> = Nullable::Absent;
        let mut items: Option<Vec<i64>> = None;
        let mut tags: Option<Vec<String>> = None;
        let mut colors: Option<Vec<Color>> = None;
        let mut metadata: Option<BTreeMap<String, String>> = None;
        let mut lines: Option<Vec<Line>> = None;
        let mut address: Option<Line> = None;
        let mut amount: Option<OrderAmount> = None;
        object::read(
            reader,
            &mut [
                object::required("count", &mut count),
                object::optional("price", &mut price),
                object::optional("name", &mut name),
                object::optional("urgent", &mut urgent),
                object::optional("note", &mut note),
                object::optional("items", &mut items),
                object::optional("tags", &mut tags),
                object::optional("colors", &mut colors),
                object::optional("metadata", &mut metadata),
                object::optional("lines", &mut lines),
                object::optional("address", &mut address),
                object::optional("amount", &mut amount),
            ],
        )?;
        let Some(count) = count else {
            return Err(object::incomplete());
        };
        let value = Self {
            count,
            price,
            name,
            urgent,
            note,
            items,
            tags,
            colors,
            metadata,
            lines,
            address,
            amount,
        };
        object::check((1..=9).contains(&value.count), "count")?;
        object::check(
            value.name.as_ref().is_none_or(|name| name.chars().count() <= 8),
            "name",
        )?;
        Ok(value)
    }
}

object::implement!(Order);

/// The JSON schema of [`Order`].
pub(crate) static ORDER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "count",
            required: true,
            schema: Schema::Integer(1, 9),
        },
        Field {
            name: "price",
            required: false,
            schema: Schema::Number(NumberBounds::ANY),
        },
        Field {
            name: "name",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 8,
                        expected: "expected at most 8 characters",
                    },
                ],
            ),
        },
        Field {
            name: "urgent",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "items",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "tags",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "colors",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&COLOR_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "metadata",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "lines",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&LINE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "address",
            required: false,
            schema: Schema::Reference(&LINE_SCHEMA),
        },
        Field {
            name: "amount",
            required: false,
            schema: Schema::Reference(&ORDER_AMOUNT_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

/// `OrderAmount`.
#[derive(Clone, Debug, PartialEq)]
pub enum OrderAmount {
    /// `Integer`.
    Integer(i64),
    /// `all`.
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
        Fits::One,
    );

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::All),
        }
    }
}

/// The JSON schema of [`OrderAmount`].
pub(crate) static ORDER_AMOUNT_SCHEMA: Schema = Schema::Union(
    &UnionVariants {
        discriminator: OrderAmount::DISCRIMINATOR,
        schemas: &[
            Schema::Integer(i64::MIN, i64::MAX),
            Schema::Reference(&ORDER_AMOUNT_ALL_SCHEMA),
        ],
    },
);

/// `OrderAmountAll`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderAmountAll {
    /// `all`.
    All,
}

impl OrderAmountAll {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::All => "all",
        }
    }
}

impl TextEnum for OrderAmountAll {
    const VALUES: &'static [(&'static str, Self)] = &[("all", Self::All)];
}

text_enum::implement!(OrderAmountAll);

/// The JSON schema of [`OrderAmountAll`].
pub(crate) static ORDER_AMOUNT_ALL_SCHEMA: Schema = Schema::Enum(
    &["all"],
    "expected one of `all`",
);
