// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyMultipartFields`.

use crate::runtime::{json, object, slot};

/// `ChangePhotoBodyMultipartFields`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartFields {}

impl json::EncodeFields for ChangePhotoBodyMultipartFields {
    fn encode_fields(&self, _fields: &mut json::Fields<'_>) {}
}

impl object::Object for ChangePhotoBodyMultipartFields {
    const FIELDS: &'static [&'static str] = &[];

    type Slots = ChangePhotoBodyMultipartFieldsSlots;

    fn finish(_slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {})
    }
}

object::implement!(ChangePhotoBodyMultipartFields);

/// The fields of a [`ChangePhotoBodyMultipartFields`] read so far.
#[derive(Default)]
pub struct ChangePhotoBodyMultipartFieldsSlots {}

impl slot::Slots for ChangePhotoBodyMultipartFieldsSlots {
    fn slot(&mut self, _index: usize) -> Option<&mut dyn slot::Slot> {
        None
    }
}
