// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addStamp`: `POST /stamps`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{constrained_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::stamp::{Stamp, STAMP_SCHEMA};
use crate::{constraints, pipeline};

/// The request of `addStamp`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddStampRequest {
    /// The body.
    pub body: Stamp,
}

/// The required fields of [`AddStampRequest`].
#[derive(Debug)]
pub struct AddStampRequestRequired {
    /// The body.
    pub body: Stamp,
}

record::implement! {
    AddStampRequest from AddStampRequestRequired {
        required(body);
    }
}

impl AddStampRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Stamp> = constrained_body::decode_json(
            &bytes,
            &STAMP_SCHEMA,
            &constraints::STAMP,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddStampResponse {}

impl AddStampResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addStamp`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddStampFailure {}

impl AddStampFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addStamp`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddStampRequest::decode(parts, body, body_limit).await?;
    match Api::add_stamp(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
