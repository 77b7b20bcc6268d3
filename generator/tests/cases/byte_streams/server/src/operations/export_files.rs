// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `exportFiles`: `GET /export`.

use bytes::Bytes;
use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::byte_body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;
use crate::traits::CommonHeaders;

/// The request of `exportFiles`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ExportFilesRequest {}

impl ExportFilesRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: JSON of any kind, as bytes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExportFilesResponse {
    /// The body.
    pub body: ByteStream,
}

impl From<ByteStream> for ExportFilesResponse {
    fn from(body: ByteStream) -> Self {
        Self { body }
    }
}

impl From<Bytes> for ExportFilesResponse {
    fn from(body: Bytes) -> Self {
        Self { body: body.into() }
    }
}

impl From<Vec<u8>> for ExportFilesResponse {
    fn from(body: Vec<u8>) -> Self {
        Self { body: body.into() }
    }
}

impl ExportFilesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        byte_body::respond(into, StatusCode::OK, "application/json", self.body);
        Ok(())
    }
}

/// The errors of `exportFiles`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ExportFilesFailure {}

impl ExportFilesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `exportFiles`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ExportFilesRequest::decode()?;
    match Api::export_files(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
