// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `open`: `GET /open`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `open`.
    ///
    /// `GET /open`
    pub fn open(&self) -> Call<Open> {
        Call::new(&self.shared, Method::GET, "/open")
    }
}

/// The operation `open`.
#[derive(Debug)]
pub enum Open {}

impl Operation for Open {
    type Success = Reply<()>;

    type Failure = OpenFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `open`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OpenFailure {}

impl Documented for OpenFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(OpenFailure);
