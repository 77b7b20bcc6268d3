// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `SyncJob`.

use crate::runtime::{json, object, slot};
use crate::types::Job;

/// `SyncJob`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SyncJob {
    /// `type`.
    pub r#type: String,
    /// `to`.
    pub to: Job,
}

/// What a [`SyncJob`] cannot be without.
#[derive(Clone, Debug)]
pub struct SyncJobRequired {
    /// `type`.
    pub r#type: String,
    /// `to`.
    pub to: Job,
}

impl From<SyncJobRequired> for SyncJob {
    fn from(required: SyncJobRequired) -> Self {
        Self {
            r#type: required.r#type,
            to: required.to,
        }
    }
}

impl json::EncodeFields for SyncJob {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.field("to", &self.to);
    }
}

impl object::Object for SyncJob {
    const FIELDS: &'static [&'static str] = &["type", "to"];

    type Slots = SyncJobSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            r#type: object::required(slots.r#type, "type")?,
            to: object::required(slots.to, "to")?,
        })
    }
}

object::implement!(SyncJob);

/// The fields of a [`SyncJob`] read so far.
#[derive(Default)]
pub struct SyncJobSlots {
    r#type: Option<String>,
    to: Option<Job>,
}

impl slot::Slots for SyncJobSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.r#type,
            1 => &mut self.to,
            _ => return None,
        };
        Some(slot)
    }
}
