// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `addEverything`: `POST /v1/everything`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Everything;

impl Client {
    /// `addEverything`.
    ///
    /// `POST /v1/everything`
    pub fn add_everything(&self, body: Everything) -> Call<AddEverything> {
        Call::new(&self.shared, Method::POST, "/everything").json(&body)
    }
}

/// The operation `addEverything`.
#[derive(Debug)]
pub enum AddEverything {}

impl Operation for AddEverything {
    type Success = Reply<Everything>;

    type Failure = AddEverythingFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addEverything`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddEverythingFailure {}

impl Documented for AddEverythingFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddEverythingFailure);
