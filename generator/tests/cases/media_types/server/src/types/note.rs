// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Note`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Note {
    /// `text`.
    pub text: Option<String>,
}

impl Note {
    /// Sets `text`.
    #[must_use]
    pub fn text(mut self, text: impl Into<Option<String>>) -> Self {
        self.text = text.into();
        self
    }
}

impl Serialize for Note {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.text {
            object.serialize_entry("text", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Note {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Note {
    const NAME: &'static str = "Note";

    const FIELDS: &'static [&'static str] = &["text"];

    type Slots = NoteSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.text, "text", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { text: slots.text })
    }
}

/// The fields of a [`Note`] read so far.
#[derive(Default)]
pub struct NoteSlots {
    text: Option<String>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
