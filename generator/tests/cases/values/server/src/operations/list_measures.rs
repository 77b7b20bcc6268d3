// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `listMeasures`: `GET /measures`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::ListMeasuresOkBody;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::values::Values;
use crate::runtime::{negotiation, record};
use crate::traits::CommonHeaders;
use crate::types::measure::Measure;

/// The request of `listMeasures`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListMeasuresRequest {
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: ListMeasuresAccept,
}

/// The required fields of [`ListMeasuresRequest`].
#[derive(Debug)]
pub struct ListMeasuresRequestRequired {
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: ListMeasuresAccept,
}

record::implement! {
    ListMeasuresRequest from ListMeasuresRequestRequired {
        required(accept);
    }
}

/// A response media type of `listMeasures`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListMeasuresAccept {
    /// `application/json`.
    Json,
    /// `application/x-ndjson`.
    Ndjson,
}

impl ListMeasuresRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let accept = match negotiation::best(
            &parts.headers,
            "application/json, application/x-ndjson",
        )? {
            0 => ListMeasuresAccept::Json,
            _ => ListMeasuresAccept::Ndjson,
        };
        Ok(Self { accept })
    }
}

/// `200`: all measures, as a whole or line by line.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListMeasuresResponse {
    /// The body.
    pub body: ListMeasuresOkBody,
}

impl From<ListMeasuresOkBody> for ListMeasuresResponse {
    fn from(body: ListMeasuresOkBody) -> Self {
        Self { body }
    }
}

impl From<Vec<Measure>> for ListMeasuresResponse {
    fn from(body: Vec<Measure>) -> Self {
        Self { body: body.into() }
    }
}

impl From<Values<Measure>> for ListMeasuresResponse {
    fn from(body: Values<Measure>) -> Self {
        Self { body: body.into() }
    }
}

impl ListMeasuresResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        self.body.encode(into, StatusCode::OK)
    }
}

/// The errors of `listMeasures`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListMeasuresFailure {}

impl ListMeasuresFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listMeasures`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListMeasuresRequest::decode(parts)?;
    match Api::list_measures(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
