// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Measure`.

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{object, text_format};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Measure {
    pub value: f64,
    pub at: Option<Zoned>,
}

/// The required fields of [`Measure`].
#[derive(Debug)]
pub struct MeasureRequired {
    pub value: f64,
}

object::implement! {
    Measure from MeasureRequired {
        required(value, "value");
        optional(at: Zoned, "at");
    }
}

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
