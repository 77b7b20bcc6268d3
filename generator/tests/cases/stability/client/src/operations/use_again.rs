// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `useOld`: `GET /old`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `useOld`.
    ///
    /// `GET /old`
    pub fn use_again(&self) -> Call<UseAgain> {
        Call::new(&self.shared, Method::GET, "/old")
    }
}

/// The operation `useOld`.
#[derive(Debug)]
pub enum UseAgain {}

impl Operation for UseAgain {
    type Success = Reply<()>;

    type Failure = UseAgainFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `useOld`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum UseAgainFailure {}

impl Documented for UseAgainFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(UseAgainFailure);
