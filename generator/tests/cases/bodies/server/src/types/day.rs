// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Day`.

use jiff::civil::Date;

use crate::runtime::codec;
use crate::runtime::date::DateText;
use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Day`.
pub type Day = Date;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| codec::is::<DateText>(text),
            expected: <DateText as codec::TextFormat>::EXPECTED,
        },
    ],
);
