// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::{json, object, slot};
use crate::types::Mail;

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MailRequest {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
}

/// What a [`MailRequest`] cannot be without.
#[derive(Clone, Debug)]
pub struct MailRequestRequired {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
}

impl From<MailRequestRequired> for MailRequest {
    fn from(required: MailRequestRequired) -> Self {
        Self {
            kind: required.kind,
            address: required.address,
        }
    }
}

impl json::EncodeFields for MailRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("address", &self.address);
    }
}

impl object::Object for MailRequest {
    const FIELDS: &'static [&'static str] = &["kind", "address", "verified"];

    type Slots = MailRequestSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            address: object::required(slots.address, "address")?,
        })
    }
}

object::implement!(MailRequest);

/// The fields of a [`MailRequest`] read so far.
#[derive(Default)]
pub struct MailRequestSlots {
    kind: Option<String>,
    address: Option<String>,
}

impl slot::Slots for MailRequestSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.address,
            _ => return None,
        };
        Some(slot)
    }
}

impl From<Mail> for MailRequest {
    fn from(value: Mail) -> Self {
        Self {
            kind: value.kind,
            address: value.address,
        }
    }
}
