// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep3`: `GET /a/b/c/d`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `deep3`.
    ///
    /// `GET /a/b/c/d`
    pub fn deep3(&self) -> Call<Deep3> {
        Call::new(&self.shared, Method::GET, "/a/b/c/d")
    }
}

/// The operation `deep3`.
#[derive(Debug)]
pub enum Deep3 {}

impl Operation for Deep3 {
    type Success = Reply<()>;

    type Failure = Deep3Failure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deep3`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep3Failure {}

impl Documented for Deep3Failure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(Deep3Failure);
