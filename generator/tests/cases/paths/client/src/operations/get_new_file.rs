// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getNewFile`: `GET /files/new`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `getNewFile`.
    ///
    /// `GET /files/new`
    pub fn get_new_file(&self) -> Call<GetNewFile> {
        Call::new(&self.shared, Method::GET, "/files/new")
    }
}

/// The operation `getNewFile`.
#[derive(Debug)]
pub enum GetNewFile {}

impl Operation for GetNewFile {
    type Success = Reply<()>;

    type Failure = GetNewFileFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `getNewFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetNewFileFailure {}

impl fmt::Display for GetNewFileFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for GetNewFileFailure {}
