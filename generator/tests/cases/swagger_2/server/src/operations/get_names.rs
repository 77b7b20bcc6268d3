// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `getNames`: `GET /v1/pets/{ids}/names/{words}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{record, response, structured};
use crate::traits::CommonHeaders;
use crate::types::names::Names;

/// The request of `getNames`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNamesRequest {
    pub ids: Vec<i64>,
    pub words: Vec<String>,
}

/// The required fields of [`GetNamesRequest`].
#[derive(Debug)]
pub struct GetNamesRequestRequired {
    pub ids: Vec<i64>,
    pub words: Vec<String>,
}

record::implement! {
    GetNamesRequest from GetNamesRequestRequired {
        required(ids);
        required(words);
    }
}

/// The schema of `ids`.
static IDS_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::Integer(i64::MIN, i64::MAX),
        minimum: 0,
        maximum: usize::MAX,
    },
);

/// The schema of `words`.
static WORDS_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::String(&[]),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl GetNamesRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(ids: &str, words: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let ids: Option<Vec<i64>> = structured::path(
                "ids",
                ids,
                Style::Simple { explode: false },
                &IDS_PARAMETER,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let words: Option<Vec<String>> = structured::path(
                "words",
                words,
                Style::Pipes,
                &WORDS_PARAMETER,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let (Some(ids), Some(words), true) = (ids, words, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { ids, words })
    }
}

/// `200`: names.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNamesResponse {
    /// The body.
    pub body: Names,
}

impl From<Names> for GetNamesResponse {
    fn from(body: Names) -> Self {
        Self { body }
    }
}

impl GetNamesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `getNames`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetNamesFailure {}

impl GetNamesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getNames`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    ids: &str,
    words: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = GetNamesRequest::decode(ids, words)?;
    match Api::get_names(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
