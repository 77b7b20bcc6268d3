// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
    /// `verified`.
    pub verified: bool,
}

/// What a [`Mail`] cannot be without.
#[derive(Clone, Debug)]
pub struct MailRequired {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
    /// `verified`.
    pub verified: bool,
}

impl From<MailRequired> for Mail {
    fn from(required: MailRequired) -> Self {
        Self {
            kind: required.kind,
            address: required.address,
            verified: required.verified,
        }
    }
}

impl Serialize for Mail {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Mail {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if tag != "kind" {
            object.serialize_entry("kind", &self.kind)?;
        }
        object.serialize_entry("address", &self.address)?;
        object.serialize_entry("verified", &self.verified)?;
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Mail {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Mail {
    const NAME: &'static str = "Mail";

    const FIELDS: &'static [&'static str] = &["kind", "address", "verified"];

    type Slots = MailSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.address, "address", map),
            2 => object::field(&mut slots.verified, "verified", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            address: object::required(slots.address, "address")?,
            verified: object::required(slots.verified, "verified")?,
        })
    }
}

/// The fields of a [`Mail`] read so far.
#[derive(Default)]
pub struct MailSlots {
    kind: Option<String>,
    address: Option<String>,
    verified: Option<bool>,
}
