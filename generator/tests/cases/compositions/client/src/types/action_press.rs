// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionPress`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::ActionPressType;

/// Press
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ActionPress {
    /// `type`.
    pub r#type: ActionPressType,
    /// `name`.
    pub name: Option<String>,
}

/// What a [`ActionPress`] cannot be without.
#[derive(Clone, Debug)]
pub struct ActionPressRequired {
    /// `type`.
    pub r#type: ActionPressType,
}

impl From<ActionPressRequired> for ActionPress {
    fn from(required: ActionPressRequired) -> Self {
        Self {
            r#type: required.r#type,
            name: None,
        }
    }
}

impl ActionPress {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl Serialize for ActionPress {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("type", &self.r#type)?;
        if let Some(value) = &self.name {
            object.serialize_entry("name", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for ActionPress {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ActionPress {
    const NAME: &'static str = "ActionPress";

    const FIELDS: &'static [&'static str] = &["type", "name"];

    type Slots = ActionPressSlots;

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

/// The fields of a [`ActionPress`] read so far.
#[derive(Default)]
pub struct ActionPressSlots {
    r#type: Option<ActionPressType>,
    name: Option<String>,
}
