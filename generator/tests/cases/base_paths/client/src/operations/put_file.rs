// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `putFile`: `PUT /v1/files/{name}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `putFile`.
    ///
    /// `PUT /v1/files/{name}`
    pub fn put_file(&self, name: impl AsRef<str>) -> Call<PutFile> {
        let name = name.as_ref();
        Call::new(
                &self.shared,
                Method::PUT,
                Path::from("/files/").parameter("name", name),
            )
            .served_by(&self.other_servers.files)
    }
}

/// The operation `putFile`.
#[derive(Debug)]
pub enum PutFile {}

impl Operation for PutFile {
    type Success = Reply<()>;

    type Failure = PutFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutFileFailure {}

impl Documented for PutFileFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutFileFailure);
