// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tame`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::TameKind;

/// `Tame`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Tame {
    /// `kind`.
    pub kind: Option<TameKind>,
    /// `owner`.
    pub owner: Option<String>,
}

impl Tame {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<TameKind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<String>>) -> Self {
        self.owner = owner.into();
        self
    }
}

impl Serialize for Tame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.kind {
            object.serialize_entry("kind", value)?;
        }
        if let Some(value) = &self.owner {
            object.serialize_entry("owner", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Tame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Tame {
    const NAME: &'static str = "Tame";

    const FIELDS: &'static [&'static str] = &["kind", "owner"];

    type Slots = TameSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.kind, map),
            1 => object::lenient_field(&mut slots.owner, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: slots.kind,
            owner: slots.owner,
        })
    }
}

/// The fields of a [`Tame`] read so far.
#[derive(Default)]
pub struct TameSlots {
    kind: Option<TameKind>,
    owner: Option<String>,
}
