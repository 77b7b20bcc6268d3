// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object, slot};
use crate::types::{Color, VerifyType, COLOR_SCHEMA, VERIFY_TYPE_SCHEMA};

/// `Both`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BothRequest {
    /// `name`.
    pub name: String,
    /// `secret`.
    pub secret: Option<String>,
    /// `color`.
    ///
    /// Deprecated.
    pub color: Option<Color>,
    /// `parts`.
    pub parts: Option<Vec<VerifyType>>,
}

/// The required fields of [`BothRequest`].
#[derive(Debug)]
pub struct BothRequestRequired {
    /// `name`.
    pub name: String,
}

impl From<BothRequestRequired> for BothRequest {
    fn from(required: BothRequestRequired) -> Self {
        Self {
            name: required.name,
            secret: None,
            color: None,
            parts: None,
        }
    }
}

impl BothRequest {
    /// Sets `secret`.
    #[must_use]
    pub fn secret(mut self, secret: impl IntoOptional<String>) -> Self {
        self.secret = secret.into_optional();
        self
    }

    /// Sets `color`.
    #[must_use]
    pub fn color(mut self, color: impl Into<Option<Color>>) -> Self {
        self.color = color.into();
        self
    }

    /// Sets `parts`.
    #[must_use]
    pub fn parts(mut self, parts: impl IntoIterator<Item = VerifyType>) -> Self {
        self.parts = Some(parts.into_iter().collect());
        self
    }
}

impl json::EncodeFields for BothRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("secret", &self.secret);
        fields.optional("color", &self.color);
        fields.optional("parts", &self.parts);
    }
}

impl json::Decode for BothRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut secret: Option<String> = None;
        let mut color: Option<Color> = None;
        let mut parts: Option<Vec<VerifyType>> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("secret", &mut secret),
                object::optional("color", &mut color),
                object::optional("parts", &mut parts),
                object::optional("id", &mut slot::Passed),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        let value = Self { name, secret, color, parts };
        object::check(
            value.parts.as_ref().is_none_or(|parts| !parts.is_empty()),
            "parts",
        )?;
        Ok(value)
    }
}

object::implement!(BothRequest);

/// The JSON schema of [`BothRequest`].
pub(crate) static BOTH_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "secret",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "color",
            required: false,
            schema: Schema::Reference(&COLOR_SCHEMA),
        },
        Field {
            name: "parts",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&VERIFY_TYPE_SCHEMA),
                    minimum: 1,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
