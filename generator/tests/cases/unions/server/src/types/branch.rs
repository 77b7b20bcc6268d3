// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Branch`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};
use crate::types;
use crate::types::Tree;

/// `Branch`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Branch {
    /// `left`.
    pub left: Tree,
    /// `right`.
    pub right: Tree,
}

/// What a [`Branch`] cannot be without.
#[derive(Clone, Debug)]
pub struct BranchRequired {
    /// `left`.
    pub left: Tree,
    /// `right`.
    pub right: Tree,
}

impl From<BranchRequired> for Branch {
    fn from(required: BranchRequired) -> Self {
        Self {
            left: required.left,
            right: required.right,
        }
    }
}

impl Serialize for Branch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("left", &self.left)?;
        object.serialize_entry("right", &self.right)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Branch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Branch {
    const NAME: &'static str = "Branch";

    const FIELDS: &'static [&'static str] = &["left", "right"];

    type Slots = BranchSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.left, "left", map),
            1 => object::field(&mut slots.right, "right", map),
            _ => object::skip(map),
        }
    }

    fn other<'de, A: MapAccess<'de>>(
        _slots: &mut Self::Slots,
        _name: String,
        _map: &mut A,
    ) -> Result<(), A::Error> {
        object::refuse()
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            left: object::required(slots.left, "left")?,
            right: object::required(slots.right, "right")?,
        })
    }
}

/// The fields of a [`Branch`] read so far.
#[derive(Default)]
pub struct BranchSlots {
    left: Option<Tree>,
    right: Option<Tree>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "left",
            required: true,
            schema: Schema::Reference(&types::tree::SCHEMA),
        },
        Field {
            name: "right",
            required: true,
            schema: Schema::Reference(&types::tree::SCHEMA),
        },
    ],
    Others::None,
);
