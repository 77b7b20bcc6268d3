// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putNote`: `PUT /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Note;

impl Client {
    /// `putNote`.
    ///
    /// `PUT /notes`
    pub fn put_note(&self, body: Note) -> Call<PutNote> {
        Call::new(&self.shared, Method::PUT, "/notes")
            .multipart(
                FieldStyles::new(
                    &[
                        ("labels", FieldStyle::Json),
                        ("lines", FieldStyle::JsonItems),
                        ("kept", FieldStyle::Json),
                        ("extra", FieldStyle::Json),
                        ("extras", FieldStyle::JsonItems),
                        ("grid", FieldStyle::JsonItems),
                        ("several", FieldStyle::Json),
                    ],
                ),
                &body,
            )
    }
}

/// The operation `putNote`.
#[derive(Debug)]
pub enum PutNote {}

impl Operation for PutNote {
    type Success = Reply<Note>;

    type Failure = PutNoteFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutNoteFailure {}

impl Documented for PutNoteFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutNoteFailure);
