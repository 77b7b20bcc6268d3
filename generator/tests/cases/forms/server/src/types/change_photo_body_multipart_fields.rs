// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyMultipartFields`.

use crate::runtime::schema::{Others, Schema};
use crate::runtime::{json, object};

/// `ChangePhotoBodyMultipartFields`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartFields {}

impl json::EncodeFields for ChangePhotoBodyMultipartFields {
    fn encode_fields(&self, _fields: &mut json::Fields<'_>) {}
}

impl json::Decode for ChangePhotoBodyMultipartFields {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        object::read(reader, &mut [])?;
        Ok(Self {})
    }
}

object::implement!(ChangePhotoBodyMultipartFields);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(&[], Others::Any);
