// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Phone`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    /// `kind`.
    pub kind: String,
    /// `number`.
    pub number: String,
}

/// The required fields of [`Phone`].
#[derive(Debug)]
pub struct PhoneRequired {
    /// `kind`.
    pub kind: String,
    /// `number`.
    pub number: String,
}

impl From<PhoneRequired> for Phone {
    fn from(required: PhoneRequired) -> Self {
        Self {
            kind: required.kind,
            number: required.number,
        }
    }
}

impl json::EncodeFields for Phone {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("number", &self.number);
    }
}

impl json::Decode for Phone {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut number: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("number", &mut number),
            ],
        )?;
        let (Some(kind), Some(number)) = (kind, number) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, number })
    }
}

object::implement!(Phone);

/// The JSON schema of [`Phone`].
pub(crate) static PHONE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "number",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
