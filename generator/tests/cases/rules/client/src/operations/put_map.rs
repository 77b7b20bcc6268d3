// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `putMap`: `PUT /maps`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Map;

impl Client {
    /// `putMap`.
    ///
    /// `PUT /maps`
    pub fn put_map(&self, body: Map) -> Call<PutMap> {
        Call::new(&self.shared, Method::PUT, "/maps").json(&body)
    }
}

/// The operation `putMap`.
#[derive(Debug)]
pub enum PutMap {}

impl Operation for PutMap {
    type Success = Reply<Map>;

    type Failure = PutMapFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putMap`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutMapFailure {}

impl Documented for PutMapFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutMapFailure);
