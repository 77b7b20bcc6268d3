// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byOauth`: `GET /oauth`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byOauth`.
    ///
    /// `GET /oauth`
    pub fn by_oauth(&self) -> Call<ByOauth> {
        Call::new(&self.shared, Method::GET, "/oauth").credential(self.oauth.as_ref())
    }
}

/// The operation `byOauth`.
#[derive(Debug)]
pub enum ByOauth {}

impl Operation for ByOauth {
    type Success = Reply<()>;

    type Failure = ByOauthFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `byOauth`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByOauthFailure {}

impl fmt::Display for ByOauthFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for ByOauthFailure {}
