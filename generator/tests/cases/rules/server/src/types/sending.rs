// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Sending`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Sending`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Sending {
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
    /// `express`.
    pub express: Option<bool>,
    /// `country`.
    pub country: Option<String>,
    /// `code`.
    pub code: Option<String>,
}

/// The required fields of [`Sending`].
#[derive(Debug)]
pub struct SendingRequired {
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
}

impl From<SendingRequired> for Sending {
    fn from(required: SendingRequired) -> Self {
        Self {
            kind: required.kind,
            weight: required.weight,
            express: None,
            country: None,
            code: None,
        }
    }
}

impl Sending {
    /// Sets `express`.
    #[must_use]
    pub fn express(mut self, express: impl Into<Option<bool>>) -> Self {
        self.express = express.into();
        self
    }

    /// Sets `country`.
    #[must_use]
    pub fn country(mut self, country: impl IntoOptional<String>) -> Self {
        self.country = country.into_optional();
        self
    }

    /// Sets `code`.
    #[must_use]
    pub fn code(mut self, code: impl IntoOptional<String>) -> Self {
        self.code = code.into_optional();
        self
    }
}

impl json::EncodeFields for Sending {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("weight", &self.weight);
        fields.optional("express", &self.express);
        fields.optional("country", &self.country);
        fields.optional("code", &self.code);
    }
}

impl json::Decode for Sending {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut weight: Option<f64> = None;
        let mut express: Option<bool> = None;
        let mut country: Option<String> = None;
        let mut code: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("kind", &mut kind),
                object::required("weight", &mut weight),
                object::optional("express", &mut express),
                object::optional("country", &mut country),
                object::optional("code", &mut code),
            ],
        )?;
        let (Some(kind), Some(weight)) = (kind, weight) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            kind,
            weight,
            express,
            country,
            code,
        })
    }
}

object::implement!(Sending);

/// The JSON schema of [`Sending`].
pub(crate) static SENDING_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "weight",
            required: true,
            schema: Schema::Number(NumberBounds::ANY),
        },
        Field {
            name: "express",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "country",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "code",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
