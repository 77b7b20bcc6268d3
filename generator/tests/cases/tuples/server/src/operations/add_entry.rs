// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `addEntry`: `POST /entries`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{constrained_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::entry::{Entry, ENTRY_SCHEMA};
use crate::{constraints, pipeline};

/// The request of `addEntry`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddEntryRequest {
    /// The body.
    pub body: Entry,
}

/// The required fields of [`AddEntryRequest`].
#[derive(Debug)]
pub struct AddEntryRequestRequired {
    /// The body.
    pub body: Entry,
}

record::implement! {
    AddEntryRequest from AddEntryRequestRequired {
        required(body);
    }
}

impl AddEntryRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Entry> = constrained_body::decode_json(
            &bytes,
            &ENTRY_SCHEMA,
            &constraints::ENTRY,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: all entries, by their days.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddEntryResponse {
    /// The body.
    pub body: (Date, Vec<Entry>),
}

impl From<(Date, Vec<Entry>)> for AddEntryResponse {
    fn from(body: (Date, Vec<Entry>)) -> Self {
        Self { body }
    }
}

impl AddEntryResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addEntry`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddEntryFailure {}

impl AddEntryFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addEntry`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddEntryRequest::decode(parts, body, body_limit).await?;
    match Api::add_entry(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
