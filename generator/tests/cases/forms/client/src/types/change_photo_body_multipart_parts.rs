// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyMultipartParts`.

use crate::runtime::{json, object};

/// `ChangePhotoBodyMultipartParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartParts {
    /// `number`.
    pub number: i64,
    /// `file`.
    pub file: String,
}

/// The required fields of [`ChangePhotoBodyMultipartParts`].
#[derive(Debug)]
pub struct ChangePhotoBodyMultipartPartsRequired {
    /// `number`.
    pub number: i64,
    /// `file`.
    pub file: String,
}

impl From<ChangePhotoBodyMultipartPartsRequired> for ChangePhotoBodyMultipartParts {
    fn from(required: ChangePhotoBodyMultipartPartsRequired) -> Self {
        Self {
            number: required.number,
            file: required.file,
        }
    }
}

impl json::EncodeFields for ChangePhotoBodyMultipartParts {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("number", &self.number);
        fields.field("file", &self.file);
    }
}

impl json::Decode for ChangePhotoBodyMultipartParts {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut number: Option<i64> = None;
        let mut file: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("number", &mut number),
                object::required("file", &mut file),
            ],
        )?;
        let (Some(number), Some(file)) = (number, file) else {
            return Err(object::incomplete());
        };
        Ok(Self { number, file })
    }
}

object::implement!(ChangePhotoBodyMultipartParts);
