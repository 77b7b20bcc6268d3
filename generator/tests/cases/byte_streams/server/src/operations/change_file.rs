// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `changeFile`: `PATCH /files/{name}`.

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

/// The request of `changeFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeFileRequest {
    pub name: String,
    /// The body.
    pub body: Option<ByteStream>,
}

/// The required fields of [`ChangeFileRequest`].
#[derive(Debug)]
pub struct ChangeFileRequestRequired {
    pub name: String,
}

record::implement! {
    ChangeFileRequest from ChangeFileRequestRequired {
        required(name);
        optional(body: ByteStream);
    }
}

/// The constraints of `name`.
const NAME_RULES: &[TextConstraint] = &[TextConstraint::Length(0, 8)];

impl ChangeFileRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        name: &str,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "application/x-tar")?;
        let mut violations = Violations::new();
        let name = path::parameter("name", name, &mut violations)
            .required(&mut violations, |text| parameter::ruled_text(text, NAME_RULES));
        let (Some(name), true) = (name, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { name, body })
    }
}

/// `200`: what came.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeFileResponse {
    /// The body.
    pub body: Seen,
}

impl From<Seen> for ChangeFileResponse {
    fn from(body: Seen) -> Self {
        Self { body }
    }
}

impl ChangeFileResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `changeFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ChangeFileFailure {}

impl ChangeFileFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `changeFile`. The common headers are set if it returns.
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
    let request = ChangeFileRequest::decode(parts, name, body, body_limit)?;
    match Api::change_file(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
