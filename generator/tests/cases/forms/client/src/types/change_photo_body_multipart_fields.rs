// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyMultipartFields`.

use crate::runtime::{json, object};

/// `ChangePhotoBodyMultipartFields`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartFields {
    /// `number`.
    pub number: i64,
}

/// The required fields of [`ChangePhotoBodyMultipartFields`].
#[derive(Debug)]
pub struct ChangePhotoBodyMultipartFieldsRequired {
    /// `number`.
    pub number: i64,
}

impl From<ChangePhotoBodyMultipartFieldsRequired> for ChangePhotoBodyMultipartFields {
    fn from(required: ChangePhotoBodyMultipartFieldsRequired) -> Self {
        Self { number: required.number }
    }
}

impl json::EncodeFields for ChangePhotoBodyMultipartFields {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("number", &self.number);
    }
}

impl json::Decode for ChangePhotoBodyMultipartFields {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut number: Option<i64> = None;
        object::read(reader, &mut [object::required("number", &mut number)])?;
        let Some(number) = number else {
            return Err(object::incomplete());
        };
        Ok(Self { number })
    }
}

object::implement!(ChangePhotoBodyMultipartFields);
