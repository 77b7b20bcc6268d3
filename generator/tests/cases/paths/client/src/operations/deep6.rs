// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep6`: `GET /a/b/c/d/e/f/g`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
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
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `deep6`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep6Failure {}

impl fmt::Display for Deep6Failure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Deep6Failure {}
