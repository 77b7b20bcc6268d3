// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `MoveData`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `MoveData`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MoveData {
    /// `to`.
    pub to: String,
}

/// The required fields of [`MoveData`].
#[derive(Debug)]
pub struct MoveDataRequired {
    /// `to`.
    pub to: String,
}

impl From<MoveDataRequired> for MoveData {
    fn from(required: MoveDataRequired) -> Self {
        Self { to: required.to }
    }
}

impl json::EncodeFields for MoveData {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("to", &self.to);
    }
}

impl json::Decode for MoveData {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut to: Option<String> = None;
        object::read(reader, &mut [object::required("to", &mut to)])?;
        let Some(to) = to else {
            return Err(object::incomplete());
        };
        Ok(Self { to })
    }
}

object::implement!(MoveData);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "to",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
