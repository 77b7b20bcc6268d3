// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyJson`.

use crate::runtime::{json, object};

/// `ChangePhotoBodyJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyJson {
    /// `title`.
    pub title: String,
}

/// The required fields of [`ChangePhotoBodyJson`].
#[derive(Debug)]
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

impl json::Decode for ChangePhotoBodyJson {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut title: Option<String> = None;
        object::read(reader, &mut [object::required("title", &mut title)])?;
        let Some(title) = title else {
            return Err(object::incomplete());
        };
        Ok(Self { title })
    }
}

object::implement!(ChangePhotoBodyJson);
