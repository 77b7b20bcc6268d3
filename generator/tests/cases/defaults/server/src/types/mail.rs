// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    /// `kind`.
    pub kind: String,
    /// `to`.
    pub to: String,
}

/// What a [`Mail`] cannot be without.
#[derive(Clone, Debug)]
pub struct MailRequired {
    /// `kind`.
    pub kind: String,
    /// `to`.
    pub to: String,
}

impl From<MailRequired> for Mail {
    fn from(required: MailRequired) -> Self {
        Self {
            kind: required.kind,
            to: required.to,
        }
    }
}

impl json::EncodeFields for Mail {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("to", &self.to);
    }
}

impl object::Object for Mail {
    const FIELDS: &'static [&'static str] = &["kind", "to"];

    type Slots = MailSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            to: object::required(slots.to, "to")?,
        })
    }
}

object::implement!(Mail);

/// The fields of a [`Mail`] read so far.
#[derive(Default)]
pub struct MailSlots {
    kind: Option<String>,
    to: Option<String>,
}

impl slot::Slots for MailSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.to,
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
            schema: Schema::String(&[]),
        },
        Field {
            name: "to",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
