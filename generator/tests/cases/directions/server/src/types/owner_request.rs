// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot};

/// `Owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OwnerRequest {
    /// `name`.
    pub name: String,
}

/// The required fields of [`OwnerRequest`].
#[derive(Debug)]
pub struct OwnerRequestRequired {
    /// `name`.
    pub name: String,
}

impl From<OwnerRequestRequired> for OwnerRequest {
    fn from(required: OwnerRequestRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for OwnerRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl json::Decode for OwnerRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("id", &mut slot::Passed),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name })
    }
}

object::implement!(OwnerRequest);

/// The JSON schema of [`OwnerRequest`].
pub(crate) static OWNER_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
