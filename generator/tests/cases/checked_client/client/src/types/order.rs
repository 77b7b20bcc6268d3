// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::types::{Line, LINE_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    pub lines: Vec<Line>,
    pub gift: Option<bool>,
    pub paid: Option<bool>,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    pub lines: Vec<Line>,
}

object::implement! {
    Order from OrderRequired {
        required(lines, "lines");
        optional(gift: bool, "gift");
        optional(paid: bool, "paid");
    }
}

/// The JSON schema of [`Order`].
pub(crate) static ORDER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "lines",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&LINE_SCHEMA),
                    minimum: 1,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "gift",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "paid",
            required: false,
            schema: Schema::Boolean,
        },
    ],
    AdditionalProperties::Any,
);
