// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Part`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Part`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Part {
    /// `name`.
    pub name: String,
}

/// The required fields of [`Part`].
#[derive(Debug)]
pub struct PartRequired {
    /// `name`.
    pub name: String,
}

impl From<PartRequired> for Part {
    fn from(required: PartRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for Part {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl json::Decode for Part {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        object::read(reader, &mut [object::required("name", &mut name)])?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name })
    }
}

object::implement!(Part);

/// The JSON schema of [`Part`].
pub(crate) static PART_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
