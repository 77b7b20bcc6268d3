// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingBody`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};
use crate::types;
use crate::types::AddThingBodyCircle;

/// `AddThingBody`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddThingBody {
    /// `circle`.
    pub circle: Option<AddThingBodyCircle>,
}

impl AddThingBody {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<AddThingBodyCircle>>) -> Self {
        self.circle = circle.into();
        self
    }
}

impl Serialize for AddThingBody {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.circle {
            object.serialize_entry("circle", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for AddThingBody {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for AddThingBody {
    const NAME: &'static str = "AddThingBody";

    const FIELDS: &'static [&'static str] = &["circle"];

    type Slots = AddThingBodySlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.circle, "circle", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { circle: slots.circle })
    }
}

/// The fields of a [`AddThingBody`] read so far.
#[derive(Default)]
pub struct AddThingBodySlots {
    circle: Option<AddThingBodyCircle>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "circle",
            required: false,
            schema: Schema::Reference(&types::add_thing_body_circle::SCHEMA),
        },
    ],
    Others::Any,
);
