// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `read_flow_by_id`: `GET /flows/by-id/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;

/// The request of `read_flow_by_id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFlowsByIdByIdRequest {
    pub id: String,
}

/// The required fields of [`GetFlowsByIdByIdRequest`].
#[derive(Debug)]
pub struct GetFlowsByIdByIdRequestRequired {
    pub id: String,
}

record::implement! {
    GetFlowsByIdByIdRequest from GetFlowsByIdByIdRequestRequired {
        required(id);
    }
}

impl GetFlowsByIdByIdRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(&mut violations, parameter::text);
        let (Some(id), true) = (id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id })
    }
}

/// `204`: none.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetFlowsByIdByIdResponse {}

impl GetFlowsByIdByIdResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `read_flow_by_id`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetFlowsByIdByIdFailure {}

impl GetFlowsByIdByIdFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `read_flow_by_id`. The common headers are set if it
/// returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetFlowsByIdByIdRequest::decode(id)?;
    match Api::get_flows_by_id_by_id(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
