// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `operationList`: `PUT /{api}/{body}/{found}/{into}/{parts}/{response}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::a_type::{AType, A_TYPE_SCHEMA};

/// The request of `operationList`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OperationListRequest {
    pub api_: String,
    pub body_: String,
    pub found: String,
    pub into_: String,
    pub parts_: String,
    pub response: String,
    /// The body.
    pub body: AType,
}

/// The required fields of [`OperationListRequest`].
#[derive(Debug)]
pub struct OperationListRequestRequired {
    pub api_: String,
    pub body_: String,
    pub found: String,
    pub into_: String,
    pub parts_: String,
    pub response: String,
    /// The body.
    pub body: AType,
}

record::implement! {
    OperationListRequest from OperationListRequestRequired {
        required(api_);
        required(body_);
        required(found);
        required(into_);
        required(parts_);
        required(response);
        required(body);
    }
}

impl OperationListRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        api_: &str,
        body_: &str,
        found: &str,
        into_: &str,
        parts_: &str,
        response: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let api_ = path::parameter("api", api_, &mut violations)
            .required(&mut violations, parameter::text);
        let body_ = path::parameter("body", body_, &mut violations)
            .required(&mut violations, parameter::text);
        let found = path::parameter("found", found, &mut violations)
            .required(&mut violations, parameter::text);
        let into_ = path::parameter("into", into_, &mut violations)
            .required(&mut violations, parameter::text);
        let parts_ = path::parameter("parts", parts_, &mut violations)
            .required(&mut violations, parameter::text);
        let response = path::parameter("response", response, &mut violations)
            .required(&mut violations, parameter::text);
        let body: Option<AType> = request_body::decode_json(
            &bytes,
            &A_TYPE_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (
            Some(api_),
            Some(body_),
            Some(found),
            Some(into_),
            Some(parts_),
            Some(response),
            Some(body),
            true,
        ) = (api_, body_, found, into_, parts_, response, body, violations.is_empty())
        else {
            return Err(violations.into());
        };
        Ok(Self {
            api_,
            body_,
            found,
            into_,
            parts_,
            response,
            body,
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OperationListResponse {}

impl OperationListResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `operationList`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OperationListFailure {}

impl OperationListFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `operationList`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    api_: &str,
    body_: &str,
    found: &str,
    into_: &str,
    parts_: &str,
    response: &str,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = OperationListRequest::decode(
            parts,
            api_,
            body_,
            found,
            into_,
            parts_,
            response,
            body,
            body_limit,
        )
        .await?;
    match Api::value_operation_list(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
