// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Section`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::types::note_request::NoteRequest;
use crate::types::section::Section;

/// `Section`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SectionRequest {
    pub text: String,
    pub notes: Option<BTreeMap<String, Option<NoteRequest>>>,
}

/// The required fields of [`SectionRequest`].
#[derive(Debug)]
pub struct SectionRequestRequired {
    pub text: String,
}

object::implement! {
    SectionRequest from SectionRequestRequired {
        required(text, "text");
        optional(notes: BTreeMap<String, Option<NoteRequest>>, "notes");
    }, ignored("words")
}

impl From<Section> for SectionRequest {
    fn from(value: Section) -> Self {
        Self {
            text: value.text,
            notes: value
                .notes
                .map(|value| {
                    value
                        .into_iter()
                        .map(|(name, value)| (name, value.map(Into::into)))
                        .collect()
                }),
        }
    }
}
