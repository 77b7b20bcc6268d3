// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Failure_`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::Code;

/// `Failure_`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderProblem {
    /// `code`.
    pub code: Code,
}

/// What a [`OrderProblem`] cannot be without.
#[derive(Clone, Debug)]
pub struct OrderProblemRequired {
    /// `code`.
    pub code: Code,
}

impl From<OrderProblemRequired> for OrderProblem {
    fn from(required: OrderProblemRequired) -> Self {
        Self { code: required.code }
    }
}

impl Serialize for OrderProblem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("code", &self.code)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for OrderProblem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for OrderProblem {
    const NAME: &'static str = "Failure_";

    const FIELDS: &'static [&'static str] = &["code"];

    type Slots = OrderProblemSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.code, "code", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            code: object::required(slots.code, "code")?,
        };
        object::check(value.code.chars().count() <= 8, "code")?;
        Ok(value)
    }
}

/// The fields of a [`OrderProblem`] read so far.
#[derive(Default)]
pub struct OrderProblemSlots {
    code: Option<Code>,
}
