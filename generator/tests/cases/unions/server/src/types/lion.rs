// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Lion`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Lion`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Lion {
    /// `kind`.
    pub kind: String,
    /// `mane`.
    pub mane: Option<bool>,
}

/// The required fields of [`Lion`].
#[derive(Debug)]
pub struct LionRequired {
    /// `kind`.
    pub kind: String,
}

impl From<LionRequired> for Lion {
    fn from(required: LionRequired) -> Self {
        Self {
            kind: required.kind,
            mane: None,
        }
    }
}

impl Lion {
    /// Sets `mane`.
    #[must_use]
    pub fn mane(mut self, mane: impl Into<Option<bool>>) -> Self {
        self.mane = mane.into();
        self
    }
}

impl json::EncodeFields for Lion {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("mane", &self.mane);
    }
}

impl json::Decode for Lion {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut mane: Option<bool> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::optional("mane", &mut mane),
            ],
        )?;
        let Some(kind) = kind else {
            return Err(object::incomplete());
        };
        Ok(Self { kind, mane })
    }
}

object::implement!(Lion);

/// The JSON schema of [`Lion`].
pub(crate) static LION_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "mane",
            required: false,
            schema: Schema::Boolean,
        },
    ],
    AdditionalProperties::Any,
);
