// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! `perhaps`: `GET /perhaps`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `perhaps`.
    ///
    /// `GET /perhaps`
    pub fn perhaps(&self) -> Call<Perhaps> {
        Call::new(&self.shared, Method::GET, "/perhaps")
    }
}

/// The operation `perhaps`.
#[derive(Debug)]
pub enum Perhaps {}

impl Operation for Perhaps {
    type Success = Reply<()>;

    type Failure = PerhapsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `perhaps`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PerhapsFailure {}

impl fmt::Display for PerhapsFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for PerhapsFailure {}
