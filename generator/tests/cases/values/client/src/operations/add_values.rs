// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `addValues`: `POST /values`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::received::Received;
use crate::runtime::reply::Reply;
use crate::types::{Derived, ValuesType};

impl Client {
    /// `addValues`.
    ///
    /// `POST /values`
    pub fn add_values(&self, body: ValuesType) -> Call<AddValues> {
        Call::new(&self.shared, Method::POST, "/values").json(&body)
    }
}

/// The operation `addValues`.
#[derive(Debug)]
pub enum AddValues {}

impl Operation for AddValues {
    type Success = Reply<Derived>;

    type Failure = AddValuesFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// How `addValues` fails.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddValuesFailure {}

impl fmt::Display for AddValuesFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for AddValuesFailure {}
