// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byOauth`: `GET /oauth`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
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
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byOauth`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByOauthFailure {}

impl Documented for ByOauthFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ByOauthFailure);
