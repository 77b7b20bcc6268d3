// @generated from unused_scheme.yaml by `cargo xtask codegen`; do not edit.
//! `getStatus`: `GET /status`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `getStatus`.
    ///
    /// `GET /status`
    pub fn get_status(&self) -> Call<GetStatus> {
        Call::new(&self.shared, Method::GET, "/status")
    }
}

/// The operation `getStatus`.
#[derive(Debug)]
pub enum GetStatus {}

impl Operation for GetStatus {
    type Success = Reply<()>;

    type Failure = GetStatusFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getStatus`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetStatusFailure {}

impl Documented for GetStatusFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetStatusFailure);
