// @generated from stubs.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Later;

impl Client {
    /// `addNote`.
    ///
    /// `POST /notes`
    pub fn add_note(&self, body: String) -> Call<AddNote> {
        Call::new(&self.shared, Method::POST, "/notes")
            .credential(self.token.as_ref())
            .whole("text/plain; charset=utf-8", body)
    }
}

/// The operation `addNote`.
#[derive(Debug)]
pub enum AddNote {}

impl Operation for AddNote {
    type Success = Reply<()>;

    type Failure = AddNoteFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            501 => Err(received.json_failure(AddNoteFailure::NotImplemented)),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddNoteFailure {
    /// `501`: not yet.
    NotImplemented(Reply<Later>),
}

impl Documented for AddNoteFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match self {
            Self::NotImplemented(reply) => reply.documented("Not yet"),
        }
    }
}

documented::implement!(AddNoteFailure);
