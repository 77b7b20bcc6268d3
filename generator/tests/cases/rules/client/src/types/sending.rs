// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Sending`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Sending`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Sending {
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
    /// `express`.
    pub express: Option<bool>,
    /// `country`.
    pub country: Option<String>,
    /// `code`.
    pub code: Option<String>,
}

/// What a [`Sending`] cannot be without.
#[derive(Clone, Debug)]
pub struct SendingRequired {
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
}

impl From<SendingRequired> for Sending {
    fn from(required: SendingRequired) -> Self {
        Self {
            kind: required.kind,
            weight: required.weight,
            express: None,
            country: None,
            code: None,
        }
    }
}

impl Sending {
    /// Sets `express`.
    #[must_use]
    pub fn express(mut self, express: impl Into<Option<bool>>) -> Self {
        self.express = express.into();
        self
    }

    /// Sets `country`.
    #[must_use]
    pub fn country(mut self, country: impl Into<Option<String>>) -> Self {
        self.country = country.into();
        self
    }

    /// Sets `code`.
    #[must_use]
    pub fn code(mut self, code: impl Into<Option<String>>) -> Self {
        self.code = code.into();
        self
    }
}

impl Serialize for Sending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Sending {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if tag != "kind" {
            object.serialize_entry("kind", &self.kind)?;
        }
        object.serialize_entry("weight", &self.weight)?;
        if let Some(value) = &self.express {
            object.serialize_entry("express", value)?;
        }
        if let Some(value) = &self.country {
            object.serialize_entry("country", value)?;
        }
        if let Some(value) = &self.code {
            object.serialize_entry("code", value)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Sending {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Sending {
    const NAME: &'static str = "Sending";

    const FIELDS: &'static [&'static str] = &[
        "kind",
        "weight",
        "express",
        "country",
        "code",
    ];

    type Slots = SendingSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.weight, "weight", map),
            2 => object::lenient_field(&mut slots.express, map),
            3 => object::lenient_field(&mut slots.country, map),
            4 => object::lenient_field(&mut slots.code, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            weight: object::required(slots.weight, "weight")?,
            express: slots.express,
            country: slots.country,
            code: slots.code,
        })
    }
}

/// The fields of a [`Sending`] read so far.
#[derive(Default)]
pub struct SendingSlots {
    kind: Option<String>,
    weight: Option<f64>,
    express: Option<bool>,
    country: Option<String>,
    code: Option<String>,
}
