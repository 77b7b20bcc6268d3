// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `PageData`.

use crate::runtime::{json, object};
use crate::types::Order;

/// `PageData`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PageData {
    /// `orders`.
    pub orders: Option<Vec<Order>>,
}

/// The required fields of [`PageData`].
#[derive(Debug)]
pub struct PageDataRequired {
    /// `orders`.
    pub orders: Option<Vec<Order>>,
}

impl From<PageDataRequired> for PageData {
    fn from(required: PageDataRequired) -> Self {
        Self { orders: required.orders }
    }
}

impl json::EncodeFields for PageData {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("orders", &self.orders);
    }
}

impl json::Decode for PageData {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut orders: Option<Option<Vec<Order>>> = None;
        object::read(reader, &mut [object::required("orders", &mut orders)])?;
        let Some(orders) = orders else {
            return Err(object::incomplete());
        };
        Ok(Self { orders })
    }
}

object::implement!(PageData);
