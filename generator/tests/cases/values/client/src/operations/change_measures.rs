// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `changeMeasures`: `PATCH /measures`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_values::RequestValues;
use crate::runtime::{documented, request_values};
use crate::types::Measure;

impl Client {
    /// `changeMeasures`.
    ///
    /// `PATCH /measures`
    pub fn change_measures(&self) -> Call<ChangeMeasures> {
        Call::new(&self.shared, Method::PATCH, "/measures")
    }
}

impl Client {
    /// `changeMeasures`.
    ///
    /// `PATCH /measures`
    ///
    /// Like [`Client::change_measures`], with a `application/jsonl` body.
    pub fn change_measures_as_jsonl(
        &self,
        body: RequestValues<Measure>,
    ) -> Call<ChangeMeasures> {
        Call::new(&self.shared, Method::PATCH, "/measures")
            .value_lines("application/jsonl", body, request_values::json)
    }
}

impl Call<ChangeMeasures> {
    /// The body.
    pub fn body(self, body: Vec<Measure>) -> Self {
        self.json(&body)
    }
}

/// The operation `changeMeasures`.
#[derive(Debug)]
pub enum ChangeMeasures {}

impl Operation for ChangeMeasures {
    type Success = Reply<Vec<String>>;

    type Failure = ChangeMeasuresFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `changeMeasures`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeMeasuresFailure {}

impl Documented for ChangeMeasuresFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ChangeMeasuresFailure);
