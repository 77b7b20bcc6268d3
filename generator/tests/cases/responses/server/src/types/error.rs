// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Error`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Error`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Error {
    /// `message`.
    pub message: String,
}

/// What a [`Error`] cannot be without.
#[derive(Clone, Debug)]
pub struct ErrorRequired {
    /// `message`.
    pub message: String,
}

impl From<ErrorRequired> for Error {
    fn from(required: ErrorRequired) -> Self {
        Self { message: required.message }
    }
}

impl Serialize for Error {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("message", &self.message)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Error {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Error {
    const NAME: &'static str = "Error";

    const FIELDS: &'static [&'static str] = &["message"];

    type Slots = ErrorSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.message, "message", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            message: object::required(slots.message, "message")?,
        })
    }
}

/// The fields of a [`Error`] read so far.
#[derive(Default)]
pub struct ErrorSlots {
    message: Option<String>,
}
