// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `AddWordBody`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `AddWordBody`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddWordBody {
    /// `word`.
    pub word: String,
}

/// The required fields of [`AddWordBody`].
#[derive(Debug)]
pub struct AddWordBodyRequired {
    /// `word`.
    pub word: String,
}

impl From<AddWordBodyRequired> for AddWordBody {
    fn from(required: AddWordBodyRequired) -> Self {
        Self { word: required.word }
    }
}

impl json::EncodeFields for AddWordBody {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("word", &self.word);
    }
}

impl json::Decode for AddWordBody {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut word: Option<String> = None;
        object::read(reader, &mut [object::required("word", &mut word)])?;
        let Some(word) = word else {
            return Err(object::incomplete());
        };
        let value = Self { word };
        object::check(value.word.chars().count() >= 1, "word")?;
        Ok(value)
    }
}

object::implement!(AddWordBody);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "word",
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
