// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object, slot};
use crate::types::{Both, Color, VerifyType};

/// `Both`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BothRequest {
    /// `name`.
    pub name: String,
    /// `secret`.
    pub secret: Option<String>,
    /// `color`.
    #[deprecated]
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
    #[expect(deprecated)]
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
    #[deprecated]
    #[expect(deprecated)]
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
    #[expect(deprecated)]
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("secret", &self.secret);
        fields.optional("color", &self.color);
        fields.optional("parts", &self.parts);
    }
}

impl json::Decode for BothRequest {
    #[expect(deprecated)]
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
        Ok(Self { name, secret, color, parts })
    }
}

object::implement!(BothRequest);

impl From<Both> for BothRequest {
    #[expect(deprecated)]
    fn from(value: Both) -> Self {
        Self {
            name: value.name,
            secret: None,
            color: value.color,
            parts: value.parts,
        }
    }
}
