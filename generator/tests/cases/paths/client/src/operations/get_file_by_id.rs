// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getFileById`: `GET /files/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `getFileById`.
    ///
    /// `GET /files/{id}`
    pub fn get_file_by_id(&self, id: i64) -> Call<GetFileById> {
        Call::new(&self.shared, Method::GET, Path::from("/files/").parameter("id", id))
    }
}

/// The operation `getFileById`.
#[derive(Debug)]
pub enum GetFileById {}

impl Operation for GetFileById {
    type Success = Reply<()>;

    type Failure = GetFileByIdFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getFileById`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetFileByIdFailure {}

impl Documented for GetFileByIdFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetFileByIdFailure);
