// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `TwiceBody`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `TwiceBody`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TwiceBody {
    /// `w`.
    pub w: Option<String>,
}

impl TwiceBody {
    /// Sets `w`.
    #[must_use]
    pub fn w(mut self, w: impl IntoOptional<String>) -> Self {
        self.w = w.into_optional();
        self
    }
}

impl json::EncodeFields for TwiceBody {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("w", &self.w);
    }
}

impl json::Decode for TwiceBody {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut w: Option<String> = None;
        object::read(reader, &mut [object::optional("w", &mut w)])?;
        Ok(Self { w })
    }
}

object::implement!(TwiceBody);

/// The JSON schema of [`TwiceBody`].
pub(crate) static TWICE_BODY_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "w",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 2,
                        expected: "expected at least 2 characters",
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
