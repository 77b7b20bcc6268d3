// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `findParcels`: `HEAD /parcels`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// Refused as GET is, without the body.
    ///
    /// `HEAD /parcels`
    pub fn find_parcels(&self) -> Call<FindParcels> {
        Call::new(&self.shared, Method::HEAD, "/parcels")
    }
}

/// The operation `findParcels`.
#[derive(Debug)]
pub enum FindParcels {}

impl Operation for FindParcels {
    type Success = Reply<()>;

    type Failure = FindParcelsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `findParcels`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum FindParcelsFailure {}

impl fmt::Display for FindParcelsFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for FindParcelsFailure {}
