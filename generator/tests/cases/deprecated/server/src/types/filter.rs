// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use jiff::civil::Date;

use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{object, text_format};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Filter {
    /// Deprecated.
    pub before: Option<Date>,
    pub name: Option<String>,
}

object::implement! {
    Filter {
        optional(before: Date, "before");
        optional(name: String, "name");
    }
}

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
