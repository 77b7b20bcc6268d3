// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `TargetValue`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `TargetValue`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TargetValueType {
    /// `href`.
    pub href: String,
}

/// What a [`TargetValueType`] cannot be without.
#[derive(Clone, Debug)]
pub struct TargetValueTypeRequired {
    /// `href`.
    pub href: String,
}

impl From<TargetValueTypeRequired> for TargetValueType {
    fn from(required: TargetValueTypeRequired) -> Self {
        Self { href: required.href }
    }
}

impl json::EncodeFields for TargetValueType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("href", &self.href);
    }
}

impl object::Object for TargetValueType {
    const FIELDS: &'static [&'static str] = &["href"];

    type Slots = TargetValueTypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            href: object::required(slots.href, "href")?,
        })
    }
}

object::implement!(TargetValueType);

/// The fields of a [`TargetValueType`] read so far.
#[derive(Default)]
pub struct TargetValueTypeSlots {
    href: Option<String>,
}

impl slot::Slots for TargetValueTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.href,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "href",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
