// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Filter {
    pub field: String,
}

/// The required fields of [`Filter`].
#[derive(Debug)]
pub struct FilterRequired {
    pub field: String,
}

object::implement! {
    Filter from FilterRequired {
        required(field, "field");
    }, check
}

impl object::Check for Filter {
    fn check(&self) -> json::Result<()> {
        object::require(self.field.chars().count() >= 1, "field")?;
        Ok(())
    }
}

/// The JSON schema of [`Filter`].
pub(crate) static FILTER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "field",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() >= 1,
                        expected: "expected at least 1 character",
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
