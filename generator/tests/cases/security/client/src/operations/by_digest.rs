// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byDigest`: `GET /digest`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
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
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `byDigest`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByDigestFailure {}

impl fmt::Display for ByDigestFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for ByDigestFailure {}
