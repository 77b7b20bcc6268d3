// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Zoned`.

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;
use crate::runtime::text_format;

pub type Zoned = jiff::Zoned;

pub(crate) static ZONED_SCHEMA: Schema = Schema::String(
    &[
        TextConstraint::Condition(
            |text| text_format::is::<DateTimeText>(text),
            <DateTimeText as text_format::TextFormat>::EXPECTED,
        ),
    ],
);
