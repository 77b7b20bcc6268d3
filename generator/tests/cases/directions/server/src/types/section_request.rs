// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Section`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, MapValues, Schema};
use crate::runtime::{object, object_schema};
use crate::types::note_request::{NoteRequest, NOTE_REQUEST_SCHEMA};

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

object_schema::implement! {
    SECTION_REQUEST_SCHEMA {
        required("text", Schema::String(&[]));
        optional("notes", Schema::Map(&MapValues { schema: Schema::Nullable(&Schema::Reference(&NOTE_REQUEST_SCHEMA)), minimum: 0, maximum: usize::MAX }));
        optional("words", Schema::Any);
    }, AdditionalProperties::Any
}
