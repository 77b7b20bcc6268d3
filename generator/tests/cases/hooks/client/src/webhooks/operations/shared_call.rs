// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `sharedCall`: `POST`, the callback `shared` of `makeA` and `POST /b`, to
//! `{$request.body#/url}`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{header, request_body, response};
use crate::types::both::Both;
use crate::types::color::Color;
use crate::types::shared_call_body::{SharedCallBody, SHARED_CALL_BODY_SCHEMA};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `sharedCall`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SharedCallRequest {
    /// The body.
    pub body: Option<SharedCallBody>,
}

record::implement! {
    SharedCallRequest {
        optional(body: SharedCallBody);
    }
}

impl SharedCallRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<SharedCallBody> = bytes
            .as_deref()
            .and_then(|bytes| request_body::decode_json(
                bytes,
                &SHARED_CALL_BODY_SCHEMA,
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `200`: shared.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SharedCallResponse {
    /// The body.
    pub body: Both,
    pub x_rate: Option<i64>,
    pub x_color: Option<Color>,
}

record::implement! {
    SharedCallResponse {
        required(body);
        optional(x_rate: i64);
        optional(x_color: Color);
    }
}

impl From<Both> for SharedCallResponse {
    fn from(body: Both) -> Self {
        Self {
            body,
            x_rate: None,
            x_color: None,
        }
    }
}

impl SharedCallResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_rate {
            header::write(headers, const { HeaderName::from_static("x-rate") }, value)?;
        }
        if let Some(value) = &self.x_color {
            header::write(
                headers,
                const { HeaderName::from_static("x-color") },
                &value.to_string(),
            )?;
        }
        Ok(())
    }
}

/// The errors of `sharedCall`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SharedCallFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl SharedCallFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `sharedCall`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::SharedCall,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = SharedCallRequest::decode(parts, body, body_limit).await?;
    match Receive::shared_call(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
