// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::schema::{Field, Items, Others, Schema};
use crate::runtime::{json, object, slot};
use crate::types;
use crate::types::Line;

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

/// What a [`Order`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for Order {
    const FIELDS: &'static [&'static str] = &["lines", "gift", "paid"];

    type Slots = OrderSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            lines: object::required(slots.lines, "lines")?,
            gift: slots.gift,
            paid: slots.paid,
        })
    }
}

object::implement!(Order);

/// The fields of a [`Order`] read so far.
#[derive(Default)]
pub struct OrderSlots {
    lines: Option<Vec<Line>>,
    gift: Option<bool>,
    paid: Option<bool>,
}

impl slot::Slots for OrderSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.lines,
            1 => &mut self.gift,
            2 => &mut self.paid,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "lines",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::line::SCHEMA),
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
    Others::Any,
);
