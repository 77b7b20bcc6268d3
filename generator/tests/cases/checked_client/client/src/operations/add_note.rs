// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use std::collections::BTreeMap;
use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::limits::TextRule;
use crate::runtime::received::Received;
use crate::runtime::reply::Reply;
use crate::runtime::schema::{Items, MapValues, Schema};

impl Client {
    /// `addNote`.
    ///
    /// `POST /notes`
    pub fn add_note(&self) -> Call<AddNote> {
        Call::new(&self.shared, Method::POST, "/notes")
    }
}

/// What the body must hold to.
static ADD_NOTE_AS_MERGE_PATCH_JSON_BODY: Schema = Schema::Map(
    &MapValues {
        schema: Schema::String(&[]),
        minimum: 1,
        maximum: usize::MAX,
    },
);

impl Client {
    /// `addNote`.
    ///
    /// `POST /notes`
    ///
    /// As [`Client::add_note`], with a body of `application/merge-patch+json`.
    pub fn add_note_as_merge_patch_json(
        &self,
        body: BTreeMap<String, String>,
    ) -> Call<AddNote> {
        Call::new(&self.shared, Method::POST, "/notes")
            .checked_body(&body, &ADD_NOTE_AS_MERGE_PATCH_JSON_BODY)
            .json_as("application/merge-patch+json", &body)
    }
}

/// What the body must hold to.
static ADD_NOTE_BODY: Schema = Schema::Unique(
    &Schema::Array(
        &Items {
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| text.chars().count() <= 3,
                        expected: "expected at most 3 characters",
                    },
                ],
            ),
            minimum: 0,
            maximum: usize::MAX,
        },
    ),
);

impl Call<AddNote> {
    /// The body.
    pub fn body(self, body: Vec<String>) -> Self {
        self.checked_body(&body, &ADD_NOTE_BODY).json(&body)
    }
}

/// The operation `addNote`.
#[derive(Debug)]
pub enum AddNote {}

impl Operation for AddNote {
    type Success = Reply<()>;

    type Failure = AddNoteFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// How `addNote` fails.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddNoteFailure {}

impl fmt::Display for AddNoteFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for AddNoteFailure {}
