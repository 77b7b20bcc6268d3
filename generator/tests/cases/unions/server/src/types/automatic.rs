// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Automatic`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};
use crate::types;
use crate::types::AutomaticAutomatic;

/// `Automatic`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Automatic {
    /// `automatic`.
    pub automatic: AutomaticAutomatic,
    /// `profile`.
    pub profile: String,
}

/// What a [`Automatic`] cannot be without.
#[derive(Clone, Debug)]
pub struct AutomaticRequired {
    /// `automatic`.
    pub automatic: AutomaticAutomatic,
    /// `profile`.
    pub profile: String,
}

impl From<AutomaticRequired> for Automatic {
    fn from(required: AutomaticRequired) -> Self {
        Self {
            automatic: required.automatic,
            profile: required.profile,
        }
    }
}

impl json::EncodeFields for Automatic {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("automatic", &self.automatic);
        fields.field("profile", &self.profile);
    }
}

impl object::Object for Automatic {
    const FIELDS: &'static [&'static str] = &["automatic", "profile"];

    type Slots = AutomaticSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            automatic: object::required(slots.automatic, "automatic")?,
            profile: object::required(slots.profile, "profile")?,
        })
    }
}

object::implement!(Automatic);

/// The fields of a [`Automatic`] read so far.
#[derive(Default)]
pub struct AutomaticSlots {
    automatic: Option<AutomaticAutomatic>,
    profile: Option<String>,
}

impl slot::Slots for AutomaticSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.automatic,
            1 => &mut self.profile,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "automatic",
            required: true,
            schema: Schema::Reference(&types::automatic_automatic::SCHEMA),
        },
        Field {
            name: "profile",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
