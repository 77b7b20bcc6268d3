// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Reader`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot};

/// `Reader`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReaderRequest {
    /// `invitation`.
    pub invitation: String,
}

/// The required fields of [`ReaderRequest`].
#[derive(Debug)]
pub struct ReaderRequestRequired {
    /// `invitation`.
    pub invitation: String,
}

impl From<ReaderRequestRequired> for ReaderRequest {
    fn from(required: ReaderRequestRequired) -> Self {
        Self {
            invitation: required.invitation,
        }
    }
}

impl json::EncodeFields for ReaderRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("invitation", &self.invitation);
    }
}

impl json::Decode for ReaderRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut invitation: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("invitation", &mut invitation),
                object::optional("id", &mut slot::Passed),
            ],
        )?;
        let Some(invitation) = invitation else {
            return Err(object::incomplete());
        };
        Ok(Self { invitation })
    }
}

object::implement!(ReaderRequest);

/// The JSON schema of [`ReaderRequest`].
pub(crate) static READER_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "invitation",
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
