// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Mail`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Mail`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mail {
    /// `kind`.
    pub kind: String,
    /// `to`.
    pub to: String,
}

/// The required fields of [`Mail`].
#[derive(Debug)]
pub struct MailRequired {
    /// `kind`.
    pub kind: String,
    /// `to`.
    pub to: String,
}

impl From<MailRequired> for Mail {
    fn from(required: MailRequired) -> Self {
        Self {
            kind: required.kind,
            to: required.to,
        }
    }
}

impl json::EncodeFields for Mail {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("to", &self.to);
    }
}

impl json::Decode for Mail {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut to: Option<String> = None;
        object::read(
            reader,
            &mut [object::required("kind", &mut kind), object::required("to", &mut to)],
        )?;
        let (Some(kind), Some(to)) = (kind, to) else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, to })
    }
}

object::implement!(Mail);

/// The JSON schema of [`Mail`].
pub(crate) static MAIL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "to",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
