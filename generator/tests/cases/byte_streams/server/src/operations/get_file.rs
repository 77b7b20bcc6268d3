// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `getFile`: `GET /files/{name}`.

use bytes::Bytes;
use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, header, parameter, path, record};
use crate::traits::CommonHeaders;

/// The request of `getFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFileRequest {
    pub name: String,
}

/// The required fields of [`GetFileRequest`].
#[derive(Debug)]
pub struct GetFileRequestRequired {
    pub name: String,
}

record::implement! {
    GetFileRequest from GetFileRequestRequired {
        required(name);
    }
}

/// The constraints of `name`.
const NAME_RULES: &[TextConstraint] = &[TextConstraint::Length(0, 8)];

impl GetFileRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(name: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let name = path::parameter("name", name, &mut violations)
            .required(&mut violations, |text| parameter::ruled_text(text, NAME_RULES));
        let Some(name) = name else {
            return Err(Rejection::NotFound);
        };
        violations.into_result()?;
        Ok(Self { name })
    }
}

/// `200`: what the file holds.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetFileResponse {
    /// The body.
    pub body: ByteStream,
    pub x_sum: Option<i64>,
}

record::implement! {
    GetFileResponse {
        required(body);
        optional(x_sum: i64);
    }
}

impl From<ByteStream> for GetFileResponse {
    fn from(body: ByteStream) -> Self {
        Self { body, x_sum: None }
    }
}

impl From<Bytes> for GetFileResponse {
    fn from(body: Bytes) -> Self {
        Self {
            body: body.into(),
            x_sum: None,
        }
    }
}

impl From<Vec<u8>> for GetFileResponse {
    fn from(body: Vec<u8>) -> Self {
        Self {
            body: body.into(),
            x_sum: None,
        }
    }
}

impl GetFileResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        byte_body::respond(into, StatusCode::OK, "application/octet-stream", self.body);
        let headers = into.headers_mut();
        if let Some(value) = &self.x_sum {
            header::write(headers, const { HeaderName::from_static("x-sum") }, value)?;
        }
        Ok(())
    }
}

/// The errors of `getFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetFileFailure {
    /// `404`: there is none.
    NotFound(ByteStream),
}

impl GetFileFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound(body) => {
                byte_body::respond(
                    into,
                    StatusCode::NOT_FOUND,
                    "application/octet-stream",
                    body,
                );
                Ok(())
            }
        }
    }
}

/// Handles a request to `getFile`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    name: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetFileRequest::decode(name)?;
    match Api::get_file(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
