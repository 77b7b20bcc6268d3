// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `option`: `POST /pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::option_type::{OptionType, OPTION_TYPE_SCHEMA};

/// The request of `option`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OptionOperationRequest {
    /// The body.
    pub body: OptionType,
}

/// The required fields of [`OptionOperationRequest`].
#[derive(Debug)]
pub struct OptionOperationRequestRequired {
    /// The body.
    pub body: OptionType,
}

record::implement! {
    OptionOperationRequest from OptionOperationRequestRequired {
        required(body);
    }
}

impl OptionOperationRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<OptionType> = request_body::decode_json(
            &bytes,
            &OPTION_TYPE_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OptionOperationResponse {}

impl OptionOperationResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `option`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OptionOperationFailure {}

impl OptionOperationFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `option`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = OptionOperationRequest::decode(parts, body, body_limit).await?;
    match Api::option(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
