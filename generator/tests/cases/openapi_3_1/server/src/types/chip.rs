// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Chip`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types;

/// `Chip`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Chip {
    /// `serial`.
    pub serial: Option<u64>,
    /// `replaces`.
    pub replaces: Option<Box<Chip>>,
}

impl Chip {
    /// Sets `serial`.
    #[must_use]
    pub fn serial(mut self, serial: impl Into<Option<u64>>) -> Self {
        self.serial = serial.into();
        self
    }

    /// Sets `replaces`.
    #[must_use]
    pub fn replaces(mut self, replaces: impl Into<Option<Chip>>) -> Self {
        self.replaces = replaces.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Chip {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("serial", &self.serial);
        fields.optional("replaces", &self.replaces);
    }
}

impl json::Decode for Chip {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut serial: Option<u64> = None;
        let mut replaces: Option<Box<Chip>> = None;
        object::read(
            reader,
            &mut [
                object::optional("serial", &mut serial),
                object::optional("replaces", &mut replaces),
            ],
        )?;
        let value = Self { serial, replaces };
        object::check(value.serial.is_none_or(|serial| serial >= 1), "serial")?;
        Ok(value)
    }
}

object::implement!(Chip);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "serial",
            required: false,
            schema: Schema::Unsigned(1, u64::MAX),
        },
        Field {
            name: "replaces",
            required: false,
            schema: Schema::Reference(&types::chip::SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
