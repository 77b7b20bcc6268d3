// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `listNotes`: `GET /notes`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Note, Problem};

impl Client {
    /// `listNotes`.
    ///
    /// `GET /notes`
    pub fn list_notes(&self) -> Call<ListNotes> {
        Call::new(&self.shared, Method::GET, "/notes")
            .accept("application/vnd.notes+json, application/problem+json")
    }
}

/// The operation `listNotes`.
#[derive(Debug)]
pub enum ListNotes {}

impl Operation for ListNotes {
    type Success = Reply<Vec<Note>>;

    type Failure = ListNotesFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            404 => Err(received.json_failure(ListNotesFailure::NotFound)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `listNotes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListNotesFailure {
    /// `404`: none.
    NotFound(Reply<Problem>),
}

impl fmt::Display for ListNotesFailure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::NotFound(_) => "404: None",
        };
        formatter.write_str(text)
    }
}

impl std::error::Error for ListNotesFailure {}
