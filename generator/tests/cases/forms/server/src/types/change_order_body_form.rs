// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangeOrderBodyForm`.

use jiff::Zoned;
use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::codec;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema, TextRule};

/// `ChangeOrderBodyForm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeOrderBodyForm {
    /// `at`.
    pub at: Zoned,
}

/// What a [`ChangeOrderBodyForm`] cannot be without.
#[derive(Clone, Debug)]
pub struct ChangeOrderBodyFormRequired {
    /// `at`.
    pub at: Zoned,
}

impl From<ChangeOrderBodyFormRequired> for ChangeOrderBodyForm {
    fn from(required: ChangeOrderBodyFormRequired) -> Self {
        Self { at: required.at }
    }
}

impl Serialize for ChangeOrderBodyForm {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("at", &codec::Encoded::<DateTimeText>(&self.at))?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ChangeOrderBodyForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ChangeOrderBodyForm {
    const NAME: &'static str = "ChangeOrderBodyForm";

    const FIELDS: &'static [&'static str] = &["at"];

    type Slots = ChangeOrderBodyFormSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => codec::field::<DateTimeText, _>(&mut slots.at, "at", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            at: object::required(slots.at, "at")?,
        })
    }
}

/// The fields of a [`ChangeOrderBodyForm`] read so far.
#[derive(Default)]
pub struct ChangeOrderBodyFormSlots {
    at: Option<Zoned>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "at",
            required: true,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| codec::is::<DateTimeText>(text),
                        expected: <DateTimeText as codec::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
    ],
    Others::Any,
);
