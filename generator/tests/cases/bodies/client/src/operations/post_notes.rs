// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `post_notes`: `POST /notes`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
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
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `post_notes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PostNotesFailure {}

impl fmt::Display for PostNotesFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for PostNotesFailure {}
