// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Parcel`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Parcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Parcel {
    /// `name`.
    pub name: String,
}

/// The required fields of [`Parcel`].
#[derive(Debug)]
pub struct ParcelRequired {
    /// `name`.
    pub name: String,
}

impl From<ParcelRequired> for Parcel {
    fn from(required: ParcelRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for Parcel {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl json::Decode for Parcel {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(reader, &mut [object::required("name", &mut name)])?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name })
    }
}

object::implement!(Parcel);

/// The JSON schema of [`Parcel`].
pub(crate) static PARCEL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
