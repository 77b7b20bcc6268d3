// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use serde_json::Value;

use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{Line, LINE_SCHEMA};

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
        object::require(
            self
                .note
                .as_ref()
                .is_none_or(|note| (2..=5).contains(&note.chars().count())),
            "note",
        )?;
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
