// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ScanJob`.

use crate::runtime::{json, object, slot};

/// `ScanJob`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScanJob {
    /// `type`.
    pub r#type: String,
    /// `path`.
    pub path: Option<String>,
}

/// What a [`ScanJob`] cannot be without.
#[derive(Clone, Debug)]
pub struct ScanJobRequired {
    /// `type`.
    pub r#type: String,
}

impl From<ScanJobRequired> for ScanJob {
    fn from(required: ScanJobRequired) -> Self {
        Self {
            r#type: required.r#type,
            path: None,
        }
    }
}

impl ScanJob {
    /// Sets `path`.
    #[must_use]
    pub fn path(mut self, path: impl Into<Option<String>>) -> Self {
        self.path = path.into();
        self
    }
}

impl json::EncodeFields for ScanJob {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.optional("path", &self.path);
    }
}

impl object::Object for ScanJob {
    const FIELDS: &'static [&'static str] = &["type", "path"];

    type Slots = ScanJobSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            r#type: object::required(slots.r#type, "type")?,
            path: slots.path,
        })
    }
}

object::implement!(ScanJob);

/// The fields of a [`ScanJob`] read so far.
#[derive(Default)]
pub struct ScanJobSlots {
    r#type: Option<String>,
    path: Option<String>,
}

impl slot::Slots for ScanJobSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.r#type,
            1 => &mut self.path,
            _ => return None,
        };
        Some(slot)
    }
}
