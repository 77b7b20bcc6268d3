// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationBodyFields`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyOperationBodyFields {
    pub note: Option<String>,
}

object::implement! {
    VerifyOperationBodyFields {
        optional(note: String, "note");
    }
}

/// The JSON schema of [`VerifyOperationBodyFields`].
pub(crate) static VERIFY_OPERATION_BODY_FIELDS_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "note",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 3,
                        expected: "expected at most 3 characters",
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
