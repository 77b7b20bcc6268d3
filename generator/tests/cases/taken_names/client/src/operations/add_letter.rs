// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `addLetter`: `POST /letters`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{AType, BType};

impl Client {
    /// `addLetter`.
    ///
    /// `POST /letters`
    pub fn add_letter(&self, body: BType) -> Call<AddLetter> {
        Call::new(&self.shared, Method::POST, "/letters").json(&body)
    }
}

/// The operation `addLetter`.
#[derive(Debug)]
pub enum AddLetter {}

impl Operation for AddLetter {
    type Success = Reply<AType>;

    type Failure = AddLetterFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addLetter`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddLetterFailure {}

impl Documented for AddLetterFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddLetterFailure);
