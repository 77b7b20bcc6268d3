// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Receive`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Receive`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReceiveType {
    /// `receive`.
    pub receive: String,
}

/// The required fields of [`ReceiveType`].
#[derive(Debug)]
pub struct ReceiveTypeRequired {
    /// `receive`.
    pub receive: String,
}

impl From<ReceiveTypeRequired> for ReceiveType {
    fn from(required: ReceiveTypeRequired) -> Self {
        Self { receive: required.receive }
    }
}

impl json::EncodeFields for ReceiveType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("receive", &self.receive);
    }
}

impl json::Decode for ReceiveType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut receive: Option<String> = None;
        object::read(reader, &mut [object::required("receive", &mut receive)])?;
        let Some(receive) = receive else {
            return Err(object::incomplete());
        };
        Ok(Self { receive })
    }
}

object::implement!(ReceiveType);

/// The JSON schema of [`ReceiveType`].
pub(crate) static RECEIVE_TYPE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "receive",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
