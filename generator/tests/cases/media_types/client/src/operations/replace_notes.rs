// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `replaceNotes`: `PUT /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Line, Note};

impl Client {
    /// `replaceNotes`.
    ///
    /// `PUT /notes`
    pub fn replace_notes(&self, body: Vec<Note>) -> Call<ReplaceNotes> {
        Call::new(&self.shared, Method::PUT, "/notes").json(&body)
    }
}

impl Client {
    /// `replaceNotes`.
    ///
    /// `PUT /notes`
    ///
    /// Like [`Client::replace_notes`], with a `application/vnd.lines+json` body.
    pub fn replace_notes_as_vnd_lines_json(
        &self,
        body: Vec<Line>,
    ) -> Call<ReplaceNotes> {
        Call::new(&self.shared, Method::PUT, "/notes")
            .json_as("application/vnd.lines+json", &body)
    }
}

/// The operation `replaceNotes`.
#[derive(Debug)]
pub enum ReplaceNotes {}

impl Operation for ReplaceNotes {
    type Success = Reply<()>;

    type Failure = ReplaceNotesFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `replaceNotes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplaceNotesFailure {}

impl Documented for ReplaceNotesFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ReplaceNotesFailure);
