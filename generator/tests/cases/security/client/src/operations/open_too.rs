// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `openToo`: `GET /open-too`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `openToo`.
    ///
    /// `GET /open-too`
    pub fn open_too(&self) -> Call<OpenToo> {
        Call::new(&self.shared, Method::GET, "/open-too")
    }
}

/// The operation `openToo`.
#[derive(Debug)]
pub enum OpenToo {}

impl Operation for OpenToo {
    type Success = Reply<()>;

    type Failure = OpenTooFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `openToo`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OpenTooFailure {}

impl fmt::Display for OpenTooFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for OpenTooFailure {}
