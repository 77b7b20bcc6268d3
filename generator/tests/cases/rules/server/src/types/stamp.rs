// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Stamp`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, slot};

/// `Stamp`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Stamp {
    /// `kind`.
    pub kind: Option<String>,
    /// `by`.
    pub by: Option<String>,
}

impl Stamp {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl IntoOptional<String>) -> Self {
        self.kind = kind.into_optional();
        self
    }

    /// Sets `by`.
    #[must_use]
    pub fn by(mut self, by: impl IntoOptional<String>) -> Self {
        self.by = by.into_optional();
        self
    }
}

impl json::EncodeFields for Stamp {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("kind", &self.kind);
        fields.optional("by", &self.by);
    }
}

impl json::Decode for Stamp {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut kind: Option<String> = None;
        let mut by: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::optional("kind", &mut kind),
                object::optional("by", &mut by),
                object::optional("made", &mut slot::Passed),
            ],
        )?;
        Ok(Self { kind, by })
    }
}

object::implement!(Stamp);

/// The JSON schema of [`Stamp`].
pub(crate) static STAMP_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "by",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "made",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
