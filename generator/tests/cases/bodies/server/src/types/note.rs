// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema, TextRule};

/// `Note`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Note {
    /// `text`.
    pub text: String,
}

/// What a [`Note`] cannot be without.
#[derive(Clone, Debug)]
pub struct NoteRequired {
    /// `text`.
    pub text: String,
}

impl From<NoteRequired> for Note {
    fn from(required: NoteRequired) -> Self {
        Self { text: required.text }
    }
}

impl Serialize for Note {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("text", &self.text)?;
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
        let value = Self {
            text: object::required(slots.text, "text")?,
        };
        object::check(value.text.chars().count() <= 80, "text")?;
        Ok(value)
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
            required: true,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| text.chars().count() <= 80,
                        expected: "expected at most 80 characters",
                    },
                ],
            ),
        },
    ],
    Others::Any,
);
