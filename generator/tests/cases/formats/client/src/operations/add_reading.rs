// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `addReading`: `POST /readings`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Reading;

impl Client {
    /// `addReading`.
    ///
    /// `POST /readings`
    pub fn add_reading(&self, body: Reading) -> Call<AddReading> {
        Call::new(&self.shared, Method::POST, "/readings").json(&body)
    }
}

/// The operation `addReading`.
#[derive(Debug)]
pub enum AddReading {}

impl Operation for AddReading {
    type Success = Reply<()>;

    type Failure = AddReadingFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addReading`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddReadingFailure {}

impl Documented for AddReadingFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddReadingFailure);
