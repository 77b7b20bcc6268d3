// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Day`.

use jiff::civil::Date;

use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;
use crate::runtime::text_format;

pub type Day = Date;

pub(crate) static DAY_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint::Condition(
            |text| text_format::is::<DateText>(text),
            <DateText as text_format::TextFormat>::EXPECTED,
        ),
    ],
);
