// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byDigest`: `GET /digest`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byDigest`.
    ///
    /// `GET /digest`
    pub fn by_digest(&self) -> Call<ByDigest> {
        Call::new(&self.shared, Method::GET, "/digest").credential(self.digest.as_ref())
    }
}

/// The operation `byDigest`.
#[derive(Debug)]
pub enum ByDigest {}

impl Operation for ByDigest {
    type Success = Reply<()>;

    type Failure = ByDigestFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byDigest`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByDigestFailure {}

impl Documented for ByDigestFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ByDigestFailure);
