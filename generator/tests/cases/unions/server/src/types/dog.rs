// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Dog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    /// `bark`.
    pub bark: bool,
}

/// The required fields of [`Dog`].
#[derive(Debug)]
pub struct DogRequired {
    /// `bark`.
    pub bark: bool,
}

impl From<DogRequired> for Dog {
    fn from(required: DogRequired) -> Self {
        Self { bark: required.bark }
    }
}

impl json::EncodeFields for Dog {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("bark", &self.bark);
    }
}

impl json::Decode for Dog {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut bark: Option<bool> = None;
        object::read(reader, &mut [object::required("bark", &mut bark)])?;
        let Some(bark) = bark else {
            return Err(object::incomplete());
        };
        Ok(Self { bark })
    }
}

object::implement!(Dog);

/// The JSON schema of [`Dog`].
pub(crate) static DOG_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "bark",
            required: true,
            schema: Schema::Boolean,
        },
    ],
    AdditionalProperties::Any,
);
