// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `putFile`: `PUT /files/{name}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, parameter, path, record, response};
use crate::traits::CommonHeaders;
use crate::types::seen::Seen;

/// The request of `putFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutFileRequest {
    pub name: String,
    /// The body.
    pub body: ByteStream,
}

/// The required fields of [`PutFileRequest`].
#[derive(Debug)]
pub struct PutFileRequestRequired {
    pub name: String,
    /// The body.
    pub body: ByteStream,
}

record::implement! {
    PutFileRequest from PutFileRequestRequired {
        required(name);
        required(body);
    }
}

/// The constraints of `name`.
const NAME_RULES: &[TextConstraint] = &[TextConstraint::Length(0, 8)];

impl PutFileRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        name: &str,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(
            parts,
            body,
            body_limit,
            "application/octet-stream",
        )?;
        let mut violations = Violations::new();
        let name = path::parameter("name", name, &mut violations)
            .required(&mut violations, |text| parameter::ruled_text(text, NAME_RULES));
        let body = byte_body::required(body, &mut violations);
        let (Some(name), Some(body), true) = (name, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { name, body })
    }
}

/// `200`: what came.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutFileResponse {
    /// The body.
    pub body: Seen,
}

impl From<Seen> for PutFileResponse {
    fn from(body: Seen) -> Self {
        Self { body }
    }
}

impl PutFileResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutFileFailure {
    /// `413`: too long.
    PayloadTooLarge(String),
}

impl PutFileFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::PayloadTooLarge(body) => {
                response::whole(
                    into,
                    StatusCode::PAYLOAD_TOO_LARGE,
                    "text/plain; charset=utf-8",
                    body,
                );
                Ok(())
            }
        }
    }
}

/// Handles a request to `putFile`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    name: &str,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutFileRequest::decode(parts, name, body, body_limit)?;
    match Api::put_file(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
