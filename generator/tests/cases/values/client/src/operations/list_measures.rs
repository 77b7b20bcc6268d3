// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `listMeasures`: `GET /measures`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::failure::Failure;
use crate::runtime::frames::Framing;
use crate::runtime::received::Received;
use crate::runtime::reply::Reply;
use crate::runtime::values;
use crate::runtime::values::Values;
use crate::types::Measure;

impl Client {
    /// `listMeasures`.
    ///
    /// `GET /measures`
    pub fn list_measures(&self) -> Call<ListMeasures> {
        Call::new(&self.shared, Method::GET, "/measures")
    }
}

/// The operation `listMeasures`.
#[derive(Debug)]
pub enum ListMeasures {}

impl Call<ListMeasures> {
    /// Asks for an answer of `application/x-ndjson`.
    pub fn as_ndjson(self) -> Call<ListMeasuresAsNdjson> {
        self.answered_as("application/x-ndjson")
    }
}

/// The operation `listMeasures`, answered with `application/x-ndjson`.
#[derive(Debug)]
pub enum ListMeasuresAsNdjson {}

impl Operation for ListMeasures {
    type Success = Reply<Vec<Measure>>;

    type Failure = ListMeasuresFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

impl Operation for ListMeasuresAsNdjson {
    type Success = Reply<Values<Measure>>;

    type Failure = ListMeasuresFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "application/x-ndjson")];

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => {
                values::read(
                    received.of("application/x-ndjson")?,
                    Framing::Lines,
                    values::json,
                )
            }
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// How `listMeasures` fails.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListMeasuresFailure {}

impl fmt::Display for ListMeasuresFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for ListMeasuresFailure {}
