// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `listMeasures`: `GET /measures`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::ListMeasuresOkBody;
use crate::gate;
use crate::runtime::accept;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::values::Values;
use crate::types::Measure;

/// What `listMeasures` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListMeasuresRequest {
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: ListMeasuresAccept,
}

/// What no [`ListMeasuresRequest`] can be without.
#[derive(Debug)]
pub struct ListMeasuresRequestRequired {
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: ListMeasuresAccept,
}

impl From<ListMeasuresRequestRequired> for ListMeasuresRequest {
    fn from(required: ListMeasuresRequestRequired) -> Self {
        Self { accept: required.accept }
    }
}

/// A media type that `listMeasures` answers with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListMeasuresAccept {
    /// `application/json`.
    Json,
    /// `application/x-ndjson`.
    Ndjson,
}

impl ListMeasuresRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let accept = match accept::best(
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        self.body.encode(StatusCode::OK)
    }
}

/// How `listMeasures` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListMeasuresFailure {}

impl ListMeasuresFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `listMeasures`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A, parts: &Parts) -> Result<Response<Body>, Rejection> {
    let request = ListMeasuresRequest::decode(parts)?;
    match Api::list_measures(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
