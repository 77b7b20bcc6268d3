// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `AddWordBody`.

use crate::runtime::schema::{Field, Others, Schema, TextRule};
use crate::runtime::{json, object, slot};

/// `AddWordBody`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddWordBody {
    /// `word`.
    pub word: String,
}

/// What a [`AddWordBody`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for AddWordBody {
    const FIELDS: &'static [&'static str] = &["word"];

    type Slots = AddWordBodySlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            word: object::required(slots.word, "word")?,
        })
    }
}

object::implement!(AddWordBody);

/// The fields of a [`AddWordBody`] read so far.
#[derive(Default)]
pub struct AddWordBodySlots {
    word: Option<String>,
}

impl slot::Slots for AddWordBodySlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.word,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "word",
            required: true,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| text.chars().count() >= 1,
                        expected: "expected at least 1 characters",
                    },
                ],
            ),
        },
    ],
    Others::Any,
);
