// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addText`: `POST /text`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response, text_body};
use crate::traits::CommonHeaders;

/// The request of `addText`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddTextRequest {
    /// The body.
    pub body: Option<String>,
}

record::implement! {
    AddTextRequest {
        optional(body: String);
    }
}

impl AddTextRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional(parts, body, body_limit, "text/markdown")
            .await?;
        let mut violations = Violations::new();
        let body = bytes
            .as_deref()
            .and_then(|bytes| text_body::decode(parts, bytes, &[], &mut violations));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// The success responses of `addText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddTextResponse {
    /// `200`: whatever it is.
    Ok(String),
    /// `201`: added.
    Created,
}

impl AddTextResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Ok(body) => {
                response::whole(into, StatusCode::OK, "text/plain; charset=utf-8", body);
                Ok(())
            }
            Self::Created => {
                response::empty(into, StatusCode::CREATED);
                Ok(())
            }
        }
    }
}

/// The errors of `addText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddTextFailure {}

impl AddTextFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addText`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddTextRequest::decode(parts, body, body_limit).await?;
    match Api::add_text(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
