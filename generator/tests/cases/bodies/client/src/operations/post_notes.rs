// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `post_notes`: `POST /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Note;

impl Client {
    /// `post_notes`.
    ///
    /// `POST /notes`
    pub fn post_notes(&self) -> Call<PostNotes> {
        Call::new(&self.shared, Method::POST, "/notes")
    }
}

impl Call<PostNotes> {
    /// The note to add.
    pub fn body(self, body: Note) -> Self {
        self.json(&body)
    }
}

/// The operation `post_notes`.
#[derive(Debug)]
pub enum PostNotes {}

impl Operation for PostNotes {
    type Success = Reply<()>;

    type Failure = PostNotesFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `post_notes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PostNotesFailure {}

impl Documented for PostNotesFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PostNotesFailure);
