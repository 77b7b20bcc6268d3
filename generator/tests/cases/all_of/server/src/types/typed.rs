// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Typed`.

use std::collections::BTreeMap;

use crate::runtime::{json, object, slot};

/// `Typed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Typed {
    /// `a`.
    pub a: Option<String>,
    /// `b`.
    pub b: i64,
    /// All other fields.
    pub additional_properties: BTreeMap<String, i64>,
}

/// What a [`Typed`] cannot be without.
#[derive(Clone, Debug)]
pub struct TypedRequired {
    /// `b`.
    pub b: i64,
}

impl From<TypedRequired> for Typed {
    fn from(required: TypedRequired) -> Self {
        Self {
            a: None,
            b: required.b,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Typed {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<String>>) -> Self {
        self.a = a.into();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, i64>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Typed {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
        fields.field("b", &self.b);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl object::Object for Typed {
    const FIELDS: &'static [&'static str] = &["a", "b"];

    type Slots = TypedSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            a: slots.a,
            b: object::required(slots.b, "b")?,
            additional_properties: slots.additional_properties,
        })
    }
}

object::implement!(Typed);

/// The fields of a [`Typed`] read so far.
#[derive(Default)]
pub struct TypedSlots {
    a: Option<String>,
    b: Option<i64>,
    additional_properties: BTreeMap<String, i64>,
}

impl slot::Slots for TypedSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.a,
            1 => &mut self.b,
            _ => return None,
        };
        Some(slot)
    }

    fn other(&mut self) -> slot::Other<'_> {
        slot::Other::Kept(&mut self.additional_properties)
    }
}
