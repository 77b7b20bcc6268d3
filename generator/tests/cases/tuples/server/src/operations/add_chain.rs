// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `addChain`: `POST /chains`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{constrained_body, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::chain::Chain;
use crate::types::chain_request::{ChainRequest, CHAIN_REQUEST_SCHEMA};
use crate::{constraints, pipeline};

/// The request of `addChain`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddChainRequest {
    /// The body.
    pub body: ChainRequest,
}

/// The required fields of [`AddChainRequest`].
#[derive(Debug)]
pub struct AddChainRequestRequired {
    /// The body.
    pub body: ChainRequest,
}

record::implement! {
    AddChainRequest from AddChainRequestRequired {
        required(body);
    }
}

impl AddChainRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<ChainRequest> = constrained_body::decode_json(
            &bytes,
            &CHAIN_REQUEST_SCHEMA,
            &constraints::CHAIN,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the chain that was there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddChainResponse {
    /// The body.
    pub body: Chain,
}

impl From<Chain> for AddChainResponse {
    fn from(body: Chain) -> Self {
        Self { body }
    }
}

impl AddChainResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `addChain`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddChainFailure {}

impl AddChainFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addChain`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddChainRequest::decode(parts, body, body_limit).await?;
    match Api::add_chain(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
