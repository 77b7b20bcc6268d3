// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addPicture`: `POST /picture`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;
use crate::runtime::{byte_body, record};
use crate::traits::CommonHeaders;

/// The request of `addPicture`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddPictureRequest {
    /// The body.
    pub body: Option<ByteStream>,
}

record::implement! {
    AddPictureRequest {
        optional(body: ByteStream);
    }
}

impl AddPictureRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "*/*")?;
        Ok(Self { body })
    }
}

/// `200`: the same.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPictureResponse {
    /// The body.
    pub body: ByteStream,
}

impl From<ByteStream> for AddPictureResponse {
    fn from(body: ByteStream) -> Self {
        Self { body }
    }
}

impl From<bytes::Bytes> for AddPictureResponse {
    fn from(body: bytes::Bytes) -> Self {
        Self { body: body.into() }
    }
}

impl From<Vec<u8>> for AddPictureResponse {
    fn from(body: Vec<u8>) -> Self {
        Self { body: body.into() }
    }
}

impl AddPictureResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        byte_body::respond(into, StatusCode::OK, "application/pdf", self.body);
        Ok(())
    }
}

/// The errors of `addPicture`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddPictureFailure {}

impl AddPictureFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addPicture`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddPictureRequest::decode(parts, body, body_limit)?;
    match Api::add_picture(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
