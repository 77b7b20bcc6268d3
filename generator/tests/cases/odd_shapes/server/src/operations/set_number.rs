// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `setNumber`: `PUT /number`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::at_least_three::{AtLeastThree, AT_LEAST_THREE_SCHEMA};

/// The request of `setNumber`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetNumberRequest {
    /// The body.
    pub body: AtLeastThree,
}

/// The required fields of [`SetNumberRequest`].
#[derive(Debug)]
pub struct SetNumberRequestRequired {
    /// The body.
    pub body: AtLeastThree,
}

record::implement! {
    SetNumberRequest from SetNumberRequestRequired {
        required(body);
    }
}

impl SetNumberRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<AtLeastThree> = request_body::decode_json(
            &bytes,
            &AT_LEAST_THREE_SCHEMA,
            |&body: &AtLeastThree| body >= 3,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: set.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetNumberResponse {}

impl SetNumberResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `setNumber`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SetNumberFailure {}

impl SetNumberFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `setNumber`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = SetNumberRequest::decode(parts, body, body_limit).await?;
    match Api::set_number(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
