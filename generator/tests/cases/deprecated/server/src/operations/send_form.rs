// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `sendForm`: `POST /v1/forms`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{form, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::filter::{Filter, FILTER_SCHEMA};

/// The request of `sendForm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendFormRequest {
    /// The body.
    pub body: Filter,
}

/// The required fields of [`SendFormRequest`].
#[derive(Debug)]
pub struct SendFormRequestRequired {
    /// The body.
    pub body: Filter,
}

record::implement! {
    SendFormRequest from SendFormRequestRequired {
        required(body);
    }
}

impl SendFormRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/x-www-form-urlencoded",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<Filter> = form::decode(
            &bytes,
            &FILTER_SCHEMA,
            FieldStyles::new(&[]),
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
pub struct SendFormResponse {}

impl SendFormResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `sendForm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SendFormFailure {}

impl SendFormFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `sendForm`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = SendFormRequest::decode(parts, body, body_limit).await?;
    match Api::send_form(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
