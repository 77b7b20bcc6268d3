// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `sendCookie`: `GET /cookies`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, record, request_header, response};
use crate::traits::CommonHeaders;

/// The request of `sendCookie`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SendCookieRequest {
    pub token: Option<String>,
}

record::implement! {
    SendCookieRequest {
        optional(token: String);
    }
}

impl SendCookieRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let token = request_header::unencoded_cookie(
                &parts.headers,
                "token",
                &mut violations,
            )
            .optional(&mut violations, parameter::text);
        violations.into_result()?;
        Ok(Self { token })
    }
}

/// `204`: an undescribed response.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SendCookieResponse {}

impl SendCookieResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `sendCookie`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SendCookieFailure {}

impl SendCookieFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `sendCookie`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = SendCookieRequest::decode(parts)?;
    match Api::send_cookie(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
