// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putPicture`: `PUT /picture`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, parameter, query, record, response};
use crate::traits::CommonHeaders;

/// The request of `putPicture`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutPictureRequest {
    pub title: String,
    /// The body.
    pub body: ByteStream,
}

/// The required fields of [`PutPictureRequest`].
#[derive(Debug)]
pub struct PutPictureRequestRequired {
    pub title: String,
    /// The body.
    pub body: ByteStream,
}

record::implement! {
    PutPictureRequest from PutPictureRequestRequired {
        required(title);
        required(body);
    }
}

impl PutPictureRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
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
        let [title] = query::read(parts.uri.query(), ["title"], &mut violations);
        let title = title.required(&mut violations, parameter::text);
        let body = byte_body::required(body, &mut violations);
        let (Some(title), Some(body), true) = (title, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { title, body })
    }
}

/// `204`: put.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutPictureResponse {}

impl PutPictureResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `putPicture`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutPictureFailure {}

impl PutPictureFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putPicture`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutPictureRequest::decode(parts, body, body_limit)?;
    match Api::put_picture(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
