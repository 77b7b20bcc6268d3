// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{Line, LINE_SCHEMA};

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `lines`.
    pub lines: Vec<Line>,
    /// `gift`.
    pub gift: Option<bool>,
    /// `paid`.
    pub paid: Option<bool>,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    /// `lines`.
    pub lines: Vec<Line>,
}

impl From<OrderRequired> for Order {
    fn from(required: OrderRequired) -> Self {
        Self {
            lines: required.lines,
            gift: None,
            paid: None,
        }
    }
}

impl Order {
    /// Sets `gift`.
    #[must_use]
    pub fn gift(mut self, gift: impl Into<Option<bool>>) -> Self {
        self.gift = gift.into();
        self
    }

    /// Sets `paid`.
    #[must_use]
    pub fn paid(mut self, paid: impl Into<Option<bool>>) -> Self {
        self.paid = paid.into();
        self
    }
}

impl json::EncodeFields for Order {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("lines", &self.lines);
        fields.optional("gift", &self.gift);
        fields.optional("paid", &self.paid);
    }
}

impl json::Decode for Order {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut lines: Option<Vec<Line>> = None;
        let mut gift: Option<bool> = None;
        let mut paid: Option<bool> = None;
        object::read(
            reader,
            &mut [
                object::required("lines", &mut lines),
                object::optional("gift", &mut gift),
                object::optional("paid", &mut paid),
            ],
        )?;
        let Some(lines) = lines else {
            return Err(object::incomplete());
        };
        Ok(Self { lines, gift, paid })
    }
}

object::implement!(Order);

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
