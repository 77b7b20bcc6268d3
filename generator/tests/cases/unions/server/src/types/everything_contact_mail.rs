// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContactMail`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// Mail
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingContactMail {
    /// `address`.
    pub address: String,
    /// `name`.
    pub name: Option<String>,
}

/// What a [`EverythingContactMail`] cannot be without.
#[derive(Clone, Debug)]
pub struct EverythingContactMailRequired {
    /// `address`.
    pub address: String,
}

impl From<EverythingContactMailRequired> for EverythingContactMail {
    fn from(required: EverythingContactMailRequired) -> Self {
        Self {
            address: required.address,
            name: None,
        }
    }
}

impl EverythingContactMail {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl json::EncodeFields for EverythingContactMail {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("address", &self.address);
        fields.optional("name", &self.name);
    }
}

impl object::Object for EverythingContactMail {
    const FIELDS: &'static [&'static str] = &["address", "name"];

    type Slots = EverythingContactMailSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            address: object::required(slots.address, "address")?,
            name: slots.name,
        })
    }
}

object::implement!(EverythingContactMail);

/// The fields of a [`EverythingContactMail`] read so far.
#[derive(Default)]
pub struct EverythingContactMailSlots {
    address: Option<String>,
    name: Option<String>,
}

impl slot::Slots for EverythingContactMailSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.address,
            1 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "address",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
