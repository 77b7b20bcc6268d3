// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use serde_json::Value;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{Line, LINE_SCHEMA};

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
    pub priority: i32,
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
            priority: 5,
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
    pub fn priority(mut self, priority: i32) -> Self {
        self.priority = priority;
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
        fields.field("priority", &self.priority);
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
        let value = Self {
            sku,
            note,
            price,
            ratio,
            priority: priority.unwrap_or(5),
            least,
            lines,
            tags,
            anything,
            shipping,
        };
        object::check(
            (3..=12).contains(&value.sku.chars().count())
                && value
                    .sku
                    .chars()
                    .all(|character| matches!(character, '-' | '0'..= '9' | 'A'..= 'Z')),
            "sku",
        )?;
        object::check(
            value
                .note
                .as_ref()
                .is_none_or(|note| (2..=5).contains(&note.chars().count())),
            "note",
        )?;
        object::check(value.price >= 0.5, "price")?;
        object::check(
            value.ratio.is_none_or(|ratio| (0.0..=1.0).contains(&ratio)),
            "ratio",
        )?;
        object::check((1..=9).contains(&value.priority), "priority")?;
        object::check(value.least.is_none_or(|least| least >= -3), "least")?;
        object::check((1..=3).contains(&value.lines.len()), "lines")?;
        object::check(
            value
                .tags
                .as_ref()
                .is_none_or(|tags| tags.iter().all(|item| item.chars().count() >= 1)),
            "tags",
        )?;
        Ok(value)
    }
}

object::implement!(Order);

/// The JSON schema of [`Order`].
pub(crate) static ORDER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "sku",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| {
                            (3..=12).contains(&text.chars().count())
                                && text
                                    .chars()
                                    .all(|character| {
                                        matches!(character, '-' | '0'..= '9' | 'A'..= 'Z')
                                    })
                        },
                        expected: "expected a string that matches ^[A-Z0-9-]{3,12}$",
                    },
                ],
            ),
        },
        Field {
            name: "note",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| (2..=5).contains(&text.chars().count()),
                        expected: "expected between 2 and 5 characters",
                    },
                ],
            ),
        },
        Field {
            name: "price",
            required: true,
            schema: Schema::Number(NumberBounds {
                minimum: 0.5,
                ..NumberBounds::ANY
            }),
        },
        Field {
            name: "ratio",
            required: false,
            schema: Schema::Number(NumberBounds {
                minimum: 0.0,
                maximum: 1.0,
                ..NumberBounds::ANY
            }),
        },
        Field {
            name: "priority",
            required: false,
            schema: Schema::Integer(1, 9),
        },
        Field {
            name: "least",
            required: false,
            schema: Schema::Integer(-3, i64::MAX),
        },
        Field {
            name: "lines",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&LINE_SCHEMA),
                    minimum: 1,
                    maximum: 3,
                },
            ),
        },
        Field {
            name: "tags",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::String(
                        &[
                            TextConstraint {
                                holds: |text| text.chars().count() >= 1,
                                expected: "expected at least 1 character",
                            },
                        ],
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "anything",
            required: false,
            schema: Schema::Any,
        },
        Field {
            name: "shipping",
            required: false,
            schema: Schema::Reference(&ORDER_SHIPPING_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

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

/// The JSON schema of [`OrderShipping`].
pub(crate) static ORDER_SHIPPING_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "street",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
