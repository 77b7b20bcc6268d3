// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Measure`.

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object, text_format};

/// `Measure`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Measure {
    /// `value`.
    pub value: f64,
    /// `at`.
    pub at: Option<Zoned>,
}

/// The required fields of [`Measure`].
#[derive(Debug)]
pub struct MeasureRequired {
    /// `value`.
    pub value: f64,
}

impl From<MeasureRequired> for Measure {
    fn from(required: MeasureRequired) -> Self {
        Self {
            value: required.value,
            at: None,
        }
    }
}

impl Measure {
    /// Sets `at`.
    #[must_use]
    pub fn at(mut self, at: impl Into<Option<Zoned>>) -> Self {
        self.at = at.into();
        self
    }
}

impl json::EncodeFields for Measure {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("value", &self.value);
        fields.optional("at", &self.at);
    }
}

impl json::Decode for Measure {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut value: Option<f64> = None;
        let mut at: Option<Zoned> = None;
        object::read(
            reader,
            &mut [object::required("value", &mut value), object::optional("at", &mut at)],
        )?;
        let Some(value) = value else {
            return Err(object::incomplete());
        };
        Ok(Self { value, at })
    }
}

object::implement!(Measure);

/// The JSON schema of [`Measure`].
pub(crate) static MEASURE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "value",
            required: true,
            schema: Schema::Number(NumberBounds::ANY),
        },
        Field {
            name: "at",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<DateTimeText>(text),
                        expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
