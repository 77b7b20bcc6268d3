// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Link`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Link`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Link {
    /// `rel`.
    pub rel: Option<String>,
    /// `to`.
    pub to: Option<String>,
}

impl Link {
    /// Sets `rel`.
    #[must_use]
    pub fn rel(mut self, rel: impl IntoOptional<String>) -> Self {
        self.rel = rel.into_optional();
        self
    }

    /// Sets `to`.
    #[must_use]
    pub fn to(mut self, to: impl IntoOptional<String>) -> Self {
        self.to = to.into_optional();
        self
    }
}

impl json::EncodeFields for Link {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("rel", &self.rel);
        fields.optional("to", &self.to);
    }
}

impl json::Decode for Link {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut rel: Option<String> = None;
        let mut to: Option<String> = None;
        object::read(
            reader,
            &mut [object::optional("rel", &mut rel), object::optional("to", &mut to)],
        )?;
        Ok(Self { rel, to })
    }
}

object::implement!(Link);

/// The JSON schema of [`Link`].
pub(crate) static LINK_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "rel",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "to",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
