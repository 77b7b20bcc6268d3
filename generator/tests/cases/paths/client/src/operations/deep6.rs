// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep6`: `GET /a/b/c/d/e/f/g`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `deep6`.
    ///
    /// `GET /a/b/c/d/e/f/g`
    pub fn deep6(&self) -> Call<Deep6> {
        Call::new(&self.shared, Method::GET, "/a/b/c/d/e/f/g")
    }
}

/// The operation `deep6`.
#[derive(Debug)]
pub enum Deep6 {}

impl Operation for Deep6 {
    type Success = Reply<()>;

    type Failure = Deep6Failure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deep6`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep6Failure {}

impl Documented for Deep6Failure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(Deep6Failure);
