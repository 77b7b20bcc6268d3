// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyMultipartParts`.

use crate::runtime::{json, object};

/// `ChangePhotoBodyMultipartParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartParts {
    /// `file`.
    pub file: String,
}

/// What a [`ChangePhotoBodyMultipartParts`] cannot be without.
#[derive(Debug)]
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

impl json::Decode for ChangePhotoBodyMultipartParts {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut file: Option<String> = None;
        object::read(reader, &mut [("file", &mut file)])?;
        Ok(Self {
            file: object::required(file, "file")?,
        })
    }
}

object::implement!(ChangePhotoBodyMultipartParts);
