// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyJson`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `ChangePhotoBodyJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyJson {
    /// `title`.
    pub title: String,
}

/// What a [`ChangePhotoBodyJson`] cannot be without.
#[derive(Clone, Debug)]
pub struct ChangePhotoBodyJsonRequired {
    /// `title`.
    pub title: String,
}

impl From<ChangePhotoBodyJsonRequired> for ChangePhotoBodyJson {
    fn from(required: ChangePhotoBodyJsonRequired) -> Self {
        Self { title: required.title }
    }
}

impl json::EncodeFields for ChangePhotoBodyJson {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("title", &self.title);
    }
}

impl object::Object for ChangePhotoBodyJson {
    const FIELDS: &'static [&'static str] = &["title"];

    type Slots = ChangePhotoBodyJsonSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            title: object::required(slots.title, "title")?,
        })
    }
}

object::implement!(ChangePhotoBodyJson);

/// The fields of a [`ChangePhotoBodyJson`] read so far.
#[derive(Default)]
pub struct ChangePhotoBodyJsonSlots {
    title: Option<String>,
}

impl slot::Slots for ChangePhotoBodyJsonSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.title,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "title",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
