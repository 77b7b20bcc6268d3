// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `addFile`: `POST /files`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::File;

impl Client {
    /// `addFile`.
    ///
    /// `POST /files`
    pub fn add_file(&self, body: File) -> Call<AddFile> {
        Call::new(&self.shared, Method::POST, "/files").json(&body)
    }
}

/// The operation `addFile`.
#[derive(Debug)]
pub enum AddFile {}

impl Operation for AddFile {
    type Success = Reply<File>;

    type Failure = AddFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddFileFailure {}

impl Documented for AddFileFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddFileFailure);
