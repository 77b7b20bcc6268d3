// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `put_notes_by_note_id`: `PUT /notes/{noteId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::Day;

impl Client {
    /// `put_notes_by_note_id`.
    ///
    /// `PUT /notes/{noteId}`
    pub fn put_notes_by_note_id(&self, note_id: i64) -> Call<PutNotesByNoteId> {
        Call::new(
            &self.shared,
            Method::PUT,
            Path::from("/notes/").parameter("noteId", note_id),
        )
    }
}

impl Call<PutNotesByNoteId> {
    pub fn notify(self, notify: bool) -> Self {
        self.query("notify", notify)
    }

    /// The body.
    pub fn body(self, body: Day) -> Self {
        self.json(&body)
    }
}

/// The operation `put_notes_by_note_id`.
#[derive(Debug)]
pub enum PutNotesByNoteId {}

impl Operation for PutNotesByNoteId {
    type Success = Reply<()>;

    type Failure = PutNotesByNoteIdFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `put_notes_by_note_id`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutNotesByNoteIdFailure {}

impl Documented for PutNotesByNoteIdFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutNotesByNoteIdFailure);
