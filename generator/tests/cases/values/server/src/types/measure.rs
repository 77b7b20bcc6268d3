// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Measure`.

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, text_format};

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

object_schema::implement! {
    MEASURE_SCHEMA {
        required("value", Schema::Number(NumberBounds::ANY));
        optional("at", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)]));
    }, AdditionalProperties::Any
}
