// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MailRequest {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
}

/// What a [`MailRequest`] cannot be without.
#[derive(Clone, Debug)]
pub struct MailRequestRequired {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
}

impl From<MailRequestRequired> for MailRequest {
    fn from(required: MailRequestRequired) -> Self {
        Self {
            kind: required.kind,
            address: required.address,
        }
    }
}

impl Serialize for MailRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl MailRequest {
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
        Ok(())
    }
}

impl<'de> Deserialize<'de> for MailRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for MailRequest {
    const NAME: &'static str = "Mail";

    const FIELDS: &'static [&'static str] = &["kind", "address", "verified"];

    type Slots = MailRequestSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.address, "address", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            address: object::required(slots.address, "address")?,
        })
    }
}

/// The fields of a [`MailRequest`] read so far.
#[derive(Default)]
pub struct MailRequestSlots {
    kind: Option<String>,
    address: Option<String>,
}
