// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Departure`.

use jiff::Zoned;

use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{object, text_format};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Departure {
    pub id: Option<i64>,
    pub when: Option<Zoned>,
}

object::implement! {
    Departure {
        optional(id: i64, "id");
        optional(when: Zoned, "when");
    }
}

/// The JSON schema of [`Departure`].
pub(crate) static DEPARTURE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "when",
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
