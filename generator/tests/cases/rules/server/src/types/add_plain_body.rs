// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `AddPlainBody`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `AddPlainBody`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddPlainBody {
    /// `name`.
    pub name: Option<String>,
}

impl AddPlainBody {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl json::EncodeFields for AddPlainBody {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
    }
}

impl object::Object for AddPlainBody {
    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = AddPlainBodySlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { name: slots.name })
    }
}

object::implement!(AddPlainBody);

/// The fields of a [`AddPlainBody`] read so far.
#[derive(Default)]
pub struct AddPlainBodySlots {
    name: Option<String>,
}

impl slot::Slots for AddPlainBodySlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
