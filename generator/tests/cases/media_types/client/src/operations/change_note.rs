// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `changeNote`: `PATCH /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
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
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `changeNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeNoteFailure {}

impl Documented for ChangeNoteFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ChangeNoteFailure);
