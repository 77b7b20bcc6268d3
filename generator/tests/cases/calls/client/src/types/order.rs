// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::{json, object};

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `number`.
    pub number: i64,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    /// `number`.
    pub number: i64,
}

impl From<OrderRequired> for Order {
    fn from(required: OrderRequired) -> Self {
        Self { number: required.number }
    }
}

impl json::EncodeFields for Order {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("number", &self.number);
    }
}

impl json::Decode for Order {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut number: Option<i64> = None;
        object::read(reader, &mut [object::required("number", &mut number)])?;
        let Some(number) = number else {
            return Err(object::incomplete());
        };
        Ok(Self { number })
    }
}

object::implement!(Order);
