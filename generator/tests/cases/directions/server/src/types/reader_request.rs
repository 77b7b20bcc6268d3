// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Reader`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Reader`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReaderRequest {
    /// `invitation`.
    pub invitation: String,
}

/// What a [`ReaderRequest`] cannot be without.
#[derive(Clone, Debug)]
pub struct ReaderRequestRequired {
    /// `invitation`.
    pub invitation: String,
}

impl From<ReaderRequestRequired> for ReaderRequest {
    fn from(required: ReaderRequestRequired) -> Self {
        Self {
            invitation: required.invitation,
        }
    }
}

impl json::EncodeFields for ReaderRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("invitation", &self.invitation);
    }
}

impl object::Object for ReaderRequest {
    const FIELDS: &'static [&'static str] = &["invitation", "id"];

    type Slots = ReaderRequestSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            invitation: object::required(slots.invitation, "invitation")?,
        })
    }
}

object::implement!(ReaderRequest);

/// The fields of a [`ReaderRequest`] read so far.
#[derive(Default)]
pub struct ReaderRequestSlots {
    invitation: Option<String>,
}

impl slot::Slots for ReaderRequestSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.invitation,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "invitation",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
    ],
    Others::Any,
);
