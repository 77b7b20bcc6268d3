// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Zoned`.

use crate::runtime::codec;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Zoned`.
pub type Zoned = jiff::Zoned;

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::String(
    &[
        TextRule {
            holds: |text| codec::is::<DateTimeText>(text),
            expected: <DateTimeText as codec::TextFormat>::EXPECTED,
        },
    ],
);
