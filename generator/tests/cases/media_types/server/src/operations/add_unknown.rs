// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addUnknown`: `POST /unknown`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, record, request_body, response, text_body};
use crate::traits::CommonHeaders;

/// The request of `addUnknown`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddUnknownRequest {
    /// The body.
    pub body: String,
}

/// The required fields of [`AddUnknownRequest`].
#[derive(Debug)]
pub struct AddUnknownRequestRequired {
    /// The body.
    pub body: String,
}

record::implement! {
    AddUnknownRequest from AddUnknownRequestRequired {
        required(body);
    }
}

impl AddUnknownRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "application/yaml")
            .await?;
        let mut violations = Violations::new();
        let body = text_body::decode(parts, &bytes, &[], &mut violations);
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// The success responses of `addUnknown`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddUnknownResponse {
    /// `200`: bytes that have rules and words for JSON.
    Ok(ByteStream),
    /// `201`: in another charset.
    Created(ByteStream),
    /// `203`: a name that is none.
    NonAuthoritativeInformation(String),
    /// `206`: bytes with a rule.
    PartialContent(ByteStream),
    /// `208`: a text that is of a type.
    AlreadyReported(String),
}

impl AddUnknownResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Ok(body) => {
                byte_body::respond(into, StatusCode::OK, "application/x-protobuf", body);
                Ok(())
            }
            Self::Created(body) => {
                byte_body::respond(
                    into,
                    StatusCode::CREATED,
                    "text/plain; charset=iso-8859-1",
                    body,
                );
                Ok(())
            }
            Self::NonAuthoritativeInformation(body) => {
                response::whole(
                    into,
                    StatusCode::NON_AUTHORITATIVE_INFORMATION,
                    "text/csv; charset=utf-8",
                    body,
                );
                Ok(())
            }
            Self::PartialContent(body) => {
                byte_body::respond(
                    into,
                    StatusCode::PARTIAL_CONTENT,
                    "application/pdf",
                    body,
                );
                Ok(())
            }
            Self::AlreadyReported(body) => {
                response::whole(
                    into,
                    StatusCode::ALREADY_REPORTED,
                    "text/plain; charset=utf-8",
                    body,
                );
                Ok(())
            }
        }
    }
}

/// The errors of `addUnknown`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddUnknownFailure {}

impl AddUnknownFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addUnknown`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddUnknownRequest::decode(parts, body, body_limit).await?;
    match Api::add_unknown(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
