// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `head_verify`: `HEAD`, the webhook `verify`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::style::Style;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{response, structured};
use crate::types;
use crate::types::VerifyOperationDeep;
use crate::webhooks::api::Receive;
use crate::webhooks::gate;
use crate::webhooks::operations::Hook;

/// What `head_verify` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HeadVerifyRequest {
    /// `deep`.
    pub deep: Option<VerifyOperationDeep>,
}

impl HeadVerifyRequest {
    /// Sets `deep`.
    #[must_use]
    pub fn deep(mut self, deep: impl Into<Option<VerifyOperationDeep>>) -> Self {
        self.deep = deep.into();
        self
    }
}

impl HeadVerifyRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let deep: Option<VerifyOperationDeep> = structured::query(
                parts.uri.query(),
                "deep",
                Style::Deep,
                &[],
                &types::verify_operation_deep::SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        violations.into_result()?;
        Ok(Self { deep })
    }
}

/// `204`: n.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HeadVerifyResponse {}

impl HeadVerifyResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `head_verify` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum HeadVerifyFailure {
    /// `404`: this hook is not received here.
    Unreceived,
}

impl HeadVerifyFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Answers a request to `head_verify`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, answer, gate::reject)
}

async fn answer<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    gate::receive(api, Webhook::HeadVerify, parts, body, body_limit).await?;
    let request = HeadVerifyRequest::decode(parts)?;
    match Receive::head_verify(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
