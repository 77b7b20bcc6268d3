// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byCookie`: `GET /cookie`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byCookie`.
    ///
    /// `GET /cookie`
    pub fn by_cookie(&self) -> Call<ByCookie> {
        Call::new(&self.shared, Method::GET, "/cookie").credential(self.session.as_ref())
    }
}

/// The operation `byCookie`.
#[derive(Debug)]
pub enum ByCookie {}

impl Operation for ByCookie {
    type Success = Reply<()>;

    type Failure = ByCookieFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `byCookie`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByCookieFailure {}

impl fmt::Display for ByCookieFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for ByCookieFailure {}
