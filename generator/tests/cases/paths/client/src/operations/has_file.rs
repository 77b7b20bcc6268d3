// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `hasFile`: `HEAD /files/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `hasFile`.
    ///
    /// `HEAD /files/{id}`
    pub fn has_file(&self, id: i64) -> Call<HasFile> {
        Call::new(&self.shared, Method::HEAD, Path::from("/files/").parameter("id", id))
    }
}

/// The operation `hasFile`.
#[derive(Debug)]
pub enum HasFile {}

impl Operation for HasFile {
    type Success = Reply<()>;

    type Failure = HasFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `hasFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum HasFileFailure {}

impl Documented for HasFileFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(HasFileFailure);
