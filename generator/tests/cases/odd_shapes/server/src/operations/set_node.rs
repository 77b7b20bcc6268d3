// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `setNode`: `PUT /node`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::node::{Node, NODE_SCHEMA};

/// The request of `setNode`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetNodeRequest {
    /// The body.
    pub body: Node,
}

/// The required fields of [`SetNodeRequest`].
#[derive(Debug)]
pub struct SetNodeRequestRequired {
    /// The body.
    pub body: Node,
}

record::implement! {
    SetNodeRequest from SetNodeRequestRequired {
        required(body);
    }
}

impl SetNodeRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Node> = request_body::decode_json(
            &bytes,
            &NODE_SCHEMA,
            |_| true,
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
pub struct SetNodeResponse {}

impl SetNodeResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `setNode`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SetNodeFailure {}

impl SetNodeFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `setNode`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = SetNodeRequest::decode(parts, body, body_limit).await?;
    match Api::set_node(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
