// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Box`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};

/// `Box`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BoxType {
    /// `size`.
    pub size: Option<Vec<i64>>,
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

/// The required fields of [`BoxType`].
#[derive(Debug)]
pub struct BoxTypeRequired {
    /// `kind`.
    pub kind: String,
    /// `weight`.
    pub weight: f64,
}

impl From<BoxTypeRequired> for BoxType {
    fn from(required: BoxTypeRequired) -> Self {
        Self {
            size: None,
            kind: required.kind,
            weight: required.weight,
            express: None,
            country: None,
            code: None,
        }
    }
}

impl BoxType {
    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl IntoIterator<Item = i64>) -> Self {
        self.size = Some(size.into_iter().collect());
        self
    }

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

impl json::EncodeFields for BoxType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("size", &self.size);
        fields.field("kind", &self.kind);
        fields.field("weight", &self.weight);
        fields.optional("express", &self.express);
        fields.optional("country", &self.country);
        fields.optional("code", &self.code);
    }
}

impl json::Decode for BoxType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut size: Option<Vec<i64>> = None;
        let mut kind: Option<String> = None;
        let mut weight: Option<f64> = None;
        let mut express: Option<bool> = None;
        let mut country: Option<String> = None;
        let mut code: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::optional("size", &mut size),
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
        let value = Self {
            size,
            kind,
            weight,
            express,
            country,
            code,
        };
        object::check(value.size.as_ref().is_none_or(|size| size.len() <= 3), "size")?;
        Ok(value)
    }
}

object::implement!(BoxType);

/// The JSON schema of [`BoxType`].
pub(crate) static BOX_TYPE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "size",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: 3,
                },
            ),
        },
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
