// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `changeNote`: `PATCH /notes`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Note;

impl Client {
    /// `changeNote`.
    ///
    /// `PATCH /notes`
    pub fn change_note(&self) -> Call<ChangeNote> {
        Call::new(&self.shared, Method::PATCH, "/notes")
    }
}

impl Call<ChangeNote> {
    /// The body.
    pub fn body(self, body: Note) -> Self {
        self.json_as("application/merge-patch+json", &body)
    }
}

/// The operation `changeNote`.
#[derive(Debug)]
pub enum ChangeNote {}

impl Operation for ChangeNote {
    type Success = Reply<()>;

    type Failure = ChangeNoteFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `changeNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeNoteFailure {}

impl fmt::Display for ChangeNoteFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for ChangeNoteFailure {}
