// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};
use crate::types;
use crate::types::PhoneKind;

/// `Phone`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    /// `kind`.
    pub kind: PhoneKind,
    /// `number`.
    pub number: String,
}

/// What a [`Phone`] cannot be without.
#[derive(Clone, Debug)]
pub struct PhoneRequired {
    /// `kind`.
    pub kind: PhoneKind,
    /// `number`.
    pub number: String,
}

impl From<PhoneRequired> for Phone {
    fn from(required: PhoneRequired) -> Self {
        Self {
            kind: required.kind,
            number: required.number,
        }
    }
}

impl json::EncodeFields for Phone {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("number", &self.number);
    }
}

impl object::Object for Phone {
    const FIELDS: &'static [&'static str] = &["kind", "number"];

    type Slots = PhoneSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            number: object::required(slots.number, "number")?,
        })
    }
}

object::implement!(Phone);

/// The fields of a [`Phone`] read so far.
#[derive(Default)]
pub struct PhoneSlots {
    kind: Option<PhoneKind>,
    number: Option<String>,
}

impl slot::Slots for PhoneSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.number,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::Reference(&types::phone_kind::SCHEMA),
        },
        Field {
            name: "number",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
