// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `changeFile`: `PATCH /files/{name}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, parameter, path, response};
use crate::types::Seen;

/// What `changeFile` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeFileRequest {
    /// `name`.
    pub name: String,
    /// The body.
    pub body: Option<ByteStream>,
}

/// What no [`ChangeFileRequest`] can be without.
#[derive(Debug)]
pub struct ChangeFileRequestRequired {
    /// `name`.
    pub name: String,
}

impl From<ChangeFileRequestRequired> for ChangeFileRequest {
    fn from(required: ChangeFileRequestRequired) -> Self {
        Self {
            name: required.name,
            body: None,
        }
    }
}

impl ChangeFileRequest {
    /// Sets `body`.
    #[must_use]
    pub fn body(mut self, body: impl Into<Option<ByteStream>>) -> Self {
        self.body = body.into();
        self
    }
}

/// What `name` must hold to.
const NAME_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| text.chars().count() <= 8,
        expected: "expected at most 8 characters",
    },
];

impl ChangeFileRequest {
    /// Decodes a request, or tells every rule that it breaks.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `changeFile` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ChangeFileFailure {}

impl ChangeFileFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `changeFile`.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    name: &str,
    body: B,
    body_limit: BodyLimits,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, name, body, body_limit).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    name: &str,
    body: B,
    body_limit: BodyLimits,
) -> Result<Response<Body>, Rejection> {
    let request = ChangeFileRequest::decode(parts, name, body, body_limit)?;
    match Api::change_file(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
