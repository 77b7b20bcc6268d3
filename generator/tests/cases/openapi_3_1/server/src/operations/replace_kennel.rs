// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `replaceKennel`: `PUT /kennels`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::kennel::{Kennel, KENNEL_SCHEMA};

/// The request of `replaceKennel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceKennelRequest {
    /// The body.
    pub body: Kennel,
}

/// The required fields of [`ReplaceKennelRequest`].
#[derive(Debug)]
pub struct ReplaceKennelRequestRequired {
    /// The body.
    pub body: Kennel,
}

record::implement! {
    ReplaceKennelRequest from ReplaceKennelRequestRequired {
        required(body);
    }
}

impl ReplaceKennelRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Kennel> = request_body::decode_json(
            &bytes,
            &KENNEL_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the kennel as it is now.
///
/// Links:
///
/// - `again`: `replaceKennel`, Replaces it once more.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceKennelResponse {
    /// The body.
    pub body: Kennel,
    /// How many kennels are free.
    pub x_free: Option<i64>,
}

record::implement! {
    ReplaceKennelResponse {
        required(body);
        optional(x_free: i64);
    }
}

impl From<Kennel> for ReplaceKennelResponse {
    fn from(body: Kennel) -> Self {
        Self { body, x_free: None }
    }
}

impl ReplaceKennelResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_free {
            header::write(headers, const { HeaderName::from_static("x-free") }, value)?;
        }
        Ok(())
    }
}

/// The errors of `replaceKennel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReplaceKennelFailure {
    /// `404`: there is no such kennel.
    NotFound,
}

impl ReplaceKennelFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound => {
                response::empty(into, StatusCode::NOT_FOUND);
                Ok(())
            }
        }
    }
}

/// Handles a request to `replaceKennel`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ReplaceKennelRequest::decode(parts, body, body_limit).await?;
    match Api::replace_kennel(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
