// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `replaceKennel`: `PUT /kennels`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::received::Received;
use crate::runtime::reply::Reply;
use crate::types::Kennel;

impl Client {
    /// `replaceKennel`.
    ///
    /// `PUT /kennels`
    pub fn replace_kennel(&self, body: Kennel) -> Call<ReplaceKennel> {
        Call::new(&self.shared, Method::PUT, "/kennels").json(&body)
    }
}

/// The operation `replaceKennel`.
#[derive(Debug)]
pub enum ReplaceKennel {}

impl Operation for ReplaceKennel {
    type Success = Reply<Kennel>;

    type Failure = ReplaceKennelFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// How `replaceKennel` fails.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplaceKennelFailure {}

impl fmt::Display for ReplaceKennelFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for ReplaceKennelFailure {}
