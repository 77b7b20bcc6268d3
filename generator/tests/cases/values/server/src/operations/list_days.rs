// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `listDays`: `GET /days`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::values;
use crate::runtime::values::Values;
use crate::traits::CommonHeaders;

/// The request of `listDays`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListDaysRequest {}

impl ListDaysRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: the days that have measures.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListDaysResponse {
    /// The body.
    pub body: Values<Date>,
}

impl From<Values<Date>> for ListDaysResponse {
    fn from(body: Values<Date>) -> Self {
        Self { body }
    }
}

impl ListDaysResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        values::sequence(
            into,
            StatusCode::OK,
            "application/json-seq",
            self.body,
            values::json,
        )
    }
}

/// The errors of `listDays`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListDaysFailure {}

impl ListDaysFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listDays`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListDaysRequest::decode()?;
    match Api::list_days(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
