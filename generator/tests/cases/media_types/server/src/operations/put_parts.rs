// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putParts`: `PUT /parts`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::media::Media;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, media_body, record};
use crate::traits::CommonHeaders;

/// The request of `putParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutPartsRequest {
    /// The body.
    pub body: Media,
}

/// The required fields of [`PutPartsRequest`].
#[derive(Debug)]
pub struct PutPartsRequestRequired {
    /// The body.
    pub body: Media,
}

record::implement! {
    PutPartsRequest from PutPartsRequestRequired {
        required(body);
    }
}

impl PutPartsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "multipart/form-data")?;
        let mut violations = Violations::new();
        let body = byte_body::required(body, &mut violations);
        let body = body.map(|body| media_body::received(parts, body));
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the same.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutPartsResponse {
    /// The body.
    pub body: Media,
}

impl From<Media> for PutPartsResponse {
    fn from(body: Media) -> Self {
        Self { body }
    }
}

impl PutPartsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        media_body::respond(into, StatusCode::OK, "multipart/mixed", self.body)
    }
}

/// The errors of `putParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutPartsFailure {}

impl PutPartsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putParts`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutPartsRequest::decode(parts, body, body_limit)?;
    match Api::put_parts(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
