// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `TwiceBody`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TwiceBody {
    pub w: Option<String>,
}

object::implement! {
    TwiceBody {
        optional(w: String, "w");
    }
}

/// The JSON schema of [`TwiceBody`].
pub(crate) static TWICE_BODY_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "w",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 2,
                        expected: "expected at least 2 characters",
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
