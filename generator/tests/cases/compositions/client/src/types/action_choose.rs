// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionChoose`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::ActionChooseType;

/// Choose
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ActionChoose {
    /// `type`.
    pub r#type: ActionChooseType,
    /// `name`.
    pub name: Option<String>,
}

/// What a [`ActionChoose`] cannot be without.
#[derive(Clone, Debug)]
pub struct ActionChooseRequired {
    /// `type`.
    pub r#type: ActionChooseType,
}

impl From<ActionChooseRequired> for ActionChoose {
    fn from(required: ActionChooseRequired) -> Self {
        Self {
            r#type: required.r#type,
            name: None,
        }
    }
}

impl ActionChoose {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl Serialize for ActionChoose {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("type", &self.r#type)?;
        if let Some(value) = &self.name {
            object.serialize_entry("name", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for ActionChoose {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ActionChoose {
    const NAME: &'static str = "ActionChoose";

    const FIELDS: &'static [&'static str] = &["type", "name"];

    type Slots = ActionChooseSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.r#type, "type", map),
            1 => object::lenient_field(&mut slots.name, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            r#type: object::required(slots.r#type, "type")?,
            name: slots.name,
        })
    }
}

/// The fields of a [`ActionChoose`] read so far.
#[derive(Default)]
pub struct ActionChooseSlots {
    r#type: Option<ActionChooseType>,
    name: Option<String>,
}
