// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `getPicture`: `GET /pictures`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::GetPictureOkBody;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;
use crate::runtime::{negotiation, record};
use crate::traits::CommonHeaders;
use crate::types::seen::Seen;

/// The request of `getPicture`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPictureRequest {
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: GetPictureAccept,
}

/// The required fields of [`GetPictureRequest`].
#[derive(Debug)]
pub struct GetPictureRequestRequired {
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: GetPictureAccept,
}

record::implement! {
    GetPictureRequest from GetPictureRequestRequired {
        required(accept);
    }
}

/// A response media type of `getPicture`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GetPictureAccept {
    /// `application/json`.
    Json,
    /// `image/png`.
    Png,
}

impl GetPictureRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let accept = match negotiation::best(
            &parts.headers,
            "application/json, image/png",
        )? {
            0 => GetPictureAccept::Json,
            _ => GetPictureAccept::Png,
        };
        Ok(Self { accept })
    }
}

/// `200`: a picture, or what is known of it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPictureResponse {
    /// The body.
    pub body: GetPictureOkBody,
}

impl From<GetPictureOkBody> for GetPictureResponse {
    fn from(body: GetPictureOkBody) -> Self {
        Self { body }
    }
}

impl From<Seen> for GetPictureResponse {
    fn from(body: Seen) -> Self {
        Self { body: body.into() }
    }
}

impl From<ByteStream> for GetPictureResponse {
    fn from(body: ByteStream) -> Self {
        Self { body: body.into() }
    }
}

impl GetPictureResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        self.body.encode(into, StatusCode::OK)
    }
}

/// The errors of `getPicture`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetPictureFailure {}

impl GetPictureFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getPicture`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetPictureRequest::decode(parts)?;
    match Api::get_picture(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
