// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::{json, object, slot};
use crate::types::MailRequest;

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
    /// `verified`.
    pub verified: bool,
}

/// What a [`Mail`] cannot be without.
#[derive(Clone, Debug)]
pub struct MailRequired {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
    /// `verified`.
    pub verified: bool,
}

impl From<MailRequired> for Mail {
    fn from(required: MailRequired) -> Self {
        Self {
            kind: required.kind,
            address: required.address,
            verified: required.verified,
        }
    }
}

impl json::EncodeFields for Mail {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("address", &self.address);
        fields.field("verified", &self.verified);
    }
}

impl object::Object for Mail {
    const FIELDS: &'static [&'static str] = &["kind", "address", "verified"];

    type Slots = MailSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            address: object::required(slots.address, "address")?,
            verified: object::required(slots.verified, "verified")?,
        })
    }
}

object::implement!(Mail);

/// The fields of a [`Mail`] read so far.
#[derive(Default)]
pub struct MailSlots {
    kind: Option<String>,
    address: Option<String>,
    verified: Option<bool>,
}

impl slot::Slots for MailSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.address,
            2 => &mut self.verified,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a [`Mail`] has that no [`MailRequest`] tells.
#[derive(Clone, Debug)]
pub struct MailMissing {
    /// `verified`.
    pub verified: bool,
}

impl MailRequest {
    /// The [`Mail`] of the same values, and of those that are `missing`; what only
    /// requests have is left out.
    #[must_use]
    pub fn into_response(self, missing: MailMissing) -> Mail {
        Mail {
            kind: self.kind,
            address: self.address,
            verified: missing.verified,
        }
    }
}
