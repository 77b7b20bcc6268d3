// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `OrderShipping`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

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

impl Serialize for OrderShipping {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("street", &self.street)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for OrderShipping {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for OrderShipping {
    const NAME: &'static str = "OrderShipping";

    const FIELDS: &'static [&'static str] = &["street"];

    type Slots = OrderShippingSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.street, "street", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            street: object::required(slots.street, "street")?,
        })
    }
}

/// The fields of a [`OrderShipping`] read so far.
#[derive(Default)]
pub struct OrderShippingSlots {
    street: Option<String>,
}
