// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    /// `by`.
    pub by: String,
    /// `address`.
    pub address: String,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    /// `by`.
    pub by: String,
    /// `address`.
    pub address: String,
}

impl From<MailRequired> for Mail {
    fn from(required: MailRequired) -> Self {
        Self {
            by: required.by,
            address: required.address,
        }
    }
}

impl json::EncodeFields for Mail {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("by", &self.by);
        fields.field("address", &self.address);
    }
}

impl json::Decode for Mail {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut by: Option<String> = None;
        let mut address: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("by", &mut by),
                object::required("address", &mut address),
            ],
        )?;
        let (Some(by), Some(address)) = (by, address) else {
            return Err(object::incomplete());
        };
        Ok(Self { by, address })
    }
}

object::implement!(Mail);

/// The JSON schema of [`Mail`].
pub(crate) static MAIL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "by",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "address",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
