// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `removeNote`: `DELETE /notes/{noteId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

/// The required inputs of `removeNote`.
#[derive(Clone, Debug)]
pub struct RemoveNoteRequired {
    pub note_id: String,
    pub force: bool,
}

impl Client {
    /// `removeNote`.
    ///
    /// `DELETE /notes/{noteId}`
    pub fn remove_note(&self, required: RemoveNoteRequired) -> Call<RemoveNote> {
        let RemoveNoteRequired { note_id, force } = required;
        Call::new(
                &self.shared,
                Method::DELETE,
                Path::from("/notes/").parameter("noteId", note_id),
            )
            .query("force", force)
    }
}

/// The operation `removeNote`.
#[derive(Debug)]
pub enum RemoveNote {}

impl Operation for RemoveNote {
    type Success = Reply<()>;

    type Failure = RemoveNoteFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `removeNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum RemoveNoteFailure {}

impl Documented for RemoveNoteFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(RemoveNoteFailure);
