// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyMultipartParts`.

use crate::runtime::{json, object, slot};

/// `ChangePhotoBodyMultipartParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartParts {
    /// `file`.
    pub file: String,
}

/// What a [`ChangePhotoBodyMultipartParts`] cannot be without.
#[derive(Clone, Debug)]
pub struct ChangePhotoBodyMultipartPartsRequired {
    /// `file`.
    pub file: String,
}

impl From<ChangePhotoBodyMultipartPartsRequired> for ChangePhotoBodyMultipartParts {
    fn from(required: ChangePhotoBodyMultipartPartsRequired) -> Self {
        Self { file: required.file }
    }
}

impl json::EncodeFields for ChangePhotoBodyMultipartParts {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("file", &self.file);
    }
}

impl object::Object for ChangePhotoBodyMultipartParts {
    const FIELDS: &'static [&'static str] = &["file"];

    type Slots = ChangePhotoBodyMultipartPartsSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            file: object::required(slots.file, "file")?,
        })
    }
}

object::implement!(ChangePhotoBodyMultipartParts);

/// The fields of a [`ChangePhotoBodyMultipartParts`] read so far.
#[derive(Default)]
pub struct ChangePhotoBodyMultipartPartsSlots {
    file: Option<String>,
}

impl slot::Slots for ChangePhotoBodyMultipartPartsSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.file,
            _ => return None,
        };
        Some(slot)
    }
}
