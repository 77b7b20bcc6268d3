// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `OrderShipping`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `OrderShipping`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderShipping {
    /// `street`.
    pub street: String,
}

/// What a [`OrderShipping`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for OrderShipping {
    const FIELDS: &'static [&'static str] = &["street"];

    type Slots = OrderShippingSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            street: object::required(slots.street, "street")?,
        })
    }
}

object::implement!(OrderShipping);

/// The fields of a [`OrderShipping`] read so far.
#[derive(Default)]
pub struct OrderShippingSlots {
    street: Option<String>,
}

impl slot::Slots for OrderShippingSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.street,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "street",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
