// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot};

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MailRequest {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
}

/// The required fields of [`MailRequest`].
#[derive(Debug)]
pub struct MailRequestRequired {
    /// `kind`.
    pub kind: String,
    /// `address`.
    pub address: String,
}

impl From<MailRequestRequired> for MailRequest {
    fn from(required: MailRequestRequired) -> Self {
        Self {
            kind: required.kind,
            address: required.address,
        }
    }
}

impl json::EncodeFields for MailRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("address", &self.address);
    }
}

impl json::Decode for MailRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut address: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("address", &mut address),
                object::optional("verified", &mut slot::Passed),
            ],
        )?;
        let (Some(kind), Some(address)) = (kind, address) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, address })
    }
}

object::implement!(MailRequest);

/// The JSON schema of [`MailRequest`].
pub(crate) static MAIL_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "address",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "verified",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
