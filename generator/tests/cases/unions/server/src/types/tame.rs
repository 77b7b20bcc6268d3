// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Tame`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};
use crate::types;
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

impl json::EncodeFields for Tame {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("kind", &self.kind);
        fields.optional("owner", &self.owner);
    }
}

impl object::Object for Tame {
    const FIELDS: &'static [&'static str] = &["kind", "owner"];

    type Slots = TameSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: slots.kind,
            owner: slots.owner,
        })
    }
}

object::implement!(Tame);

/// The fields of a [`Tame`] read so far.
#[derive(Default)]
pub struct TameSlots {
    kind: Option<TameKind>,
    owner: Option<String>,
}

impl slot::Slots for TameSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.owner,
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
            required: false,
            schema: Schema::Reference(&types::tame_kind::SCHEMA),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
