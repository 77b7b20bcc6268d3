// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `changeFile`: `PATCH /files/{name}`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::Seen;

impl Client {
    /// `changeFile`.
    ///
    /// `PATCH /files/{name}`
    pub fn change_file(&self, name: impl AsRef<str>) -> Call<ChangeFile> {
        let name = name.as_ref();
        Call::new(
            &self.shared,
            Method::PATCH,
            Path::from("/files/").parameter("name", name),
        )
    }
}

impl Call<ChangeFile> {
    /// The body.
    pub fn body(self, body: impl Into<ByteStream>) -> Self {
        self.bytes("application/x-tar", body)
    }
}

/// The operation `changeFile`.
#[derive(Debug)]
pub enum ChangeFile {}

impl Operation for ChangeFile {
    type Success = Reply<Seen>;

    type Failure = ChangeFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `changeFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeFileFailure {}

impl Documented for ChangeFileFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ChangeFileFailure);
