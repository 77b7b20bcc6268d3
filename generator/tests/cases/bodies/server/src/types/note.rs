// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Note {
    pub text: String,
}

/// The required fields of [`Note`].
#[derive(Debug)]
pub struct NoteRequired {
    pub text: String,
}

object::implement! {
    Note from NoteRequired {
        required(text, "text");
    }, check
}

impl object::Check for Note {
    fn check(&self) -> json::Result<()> {
        object::require(self.text.chars().count() <= 80, "text")?;
        Ok(())
    }
}

/// The JSON schema of [`Note`].
pub(crate) static NOTE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 80,
                        expected: "expected at most 80 characters",
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Any,
);
