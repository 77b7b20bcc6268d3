// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Loop`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};
use crate::types;

/// `Loop`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Loop {
    /// `name`.
    pub name: String,
    /// `next`.
    pub next: Option<Box<Loop>>,
}

/// What a [`Loop`] cannot be without.
#[derive(Clone, Debug)]
pub struct LoopRequired {
    /// `name`.
    pub name: String,
}

impl From<LoopRequired> for Loop {
    fn from(required: LoopRequired) -> Self {
        Self {
            name: required.name,
            next: None,
        }
    }
}

impl Loop {
    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl Into<Option<Loop>>) -> Self {
        self.next = next.into().map(Box::new);
        self
    }
}

impl Serialize for Loop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Loop {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        _tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.next {
            object.serialize_entry("next", value)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Loop {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Loop {
    const NAME: &'static str = "Loop";

    const FIELDS: &'static [&'static str] = &["name", "next"];

    type Slots = LoopSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::field(&mut slots.next, "next", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            next: slots.next,
        })
    }
}

/// The fields of a [`Loop`] read so far.
#[derive(Default)]
pub struct LoopSlots {
    name: Option<String>,
    next: Option<Box<Loop>>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "next",
            required: false,
            schema: Schema::Reference(&types::r#loop::SCHEMA),
        },
    ],
    Others::Any,
);
