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

/// Handles a request to `sendCookie`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, into: &mut Response<Body>) {
    let mut caller = pipeline::login(api, parts, &[]).await;
    let headers = pipeline::admit(api, parts, &mut caller).await;
    let result = match caller {
        Ok(caller) => respond(api, &caller, parts, into).await,
        Err(rejection) => Err(rejection),
    };
    pipeline::finish(api, &headers, result.as_ref().err(), into);
}

async fn respond<A: Api>(
    api: &A,
    caller: &A::Caller,
    parts: &Parts,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let request = SendCookieRequest::decode(parts)?;
    match Api::send_cookie(api, caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
