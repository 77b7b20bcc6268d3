// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Section`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, MapValues, Schema};
use crate::types::{NoteRequest, NOTE_REQUEST_SCHEMA};

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

/// The JSON schema of [`SectionRequest`].
pub(crate) static SECTION_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "notes",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Nullable(&Schema::Reference(&NOTE_REQUEST_SCHEMA)),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "words",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
