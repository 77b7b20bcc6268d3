// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use jiff::civil::Date;

use crate::runtime::date::DateText;
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, text_format};

/// `Filter`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Filter {
    /// `before`.
    ///
    /// Deprecated.
    pub before: Option<Date>,
    /// `name`.
    pub name: Option<String>,
}

impl Filter {
    /// Sets `before`.
    #[must_use]
    pub fn before(mut self, before: impl Into<Option<Date>>) -> Self {
        self.before = before.into();
        self
    }

    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }
}

impl json::EncodeFields for Filter {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("before", &self.before);
        fields.optional("name", &self.name);
    }
}

impl json::Decode for Filter {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut before: Option<Date> = None;
        let mut name: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::optional("before", &mut before),
                object::optional("name", &mut name),
            ],
        )?;
        Ok(Self { before, name })
    }
}

object::implement!(Filter);

/// The JSON schema of [`Filter`].
pub(crate) static FILTER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "before",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<DateText>(text),
                        expected: <DateText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
