// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `addPicture`: `POST /pictures`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::media::Media;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, media_body, record};
use crate::traits::CommonHeaders;

/// The request of `addPicture`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPictureRequest {
    /// The body.
    pub body: Media,
}

/// The required fields of [`AddPictureRequest`].
#[derive(Debug)]
pub struct AddPictureRequestRequired {
    /// The body.
    pub body: Media,
}

record::implement! {
    AddPictureRequest from AddPictureRequestRequired {
        required(body);
    }
}

impl AddPictureRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "image/*")?;
        let mut violations = Violations::new();
        let body = byte_body::required(body, &mut violations);
        let body = body.map(|body| media_body::received(parts, body));
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the same.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPictureResponse {
    /// The body.
    pub body: Media,
}

impl From<Media> for AddPictureResponse {
    fn from(body: Media) -> Self {
        Self { body }
    }
}

impl AddPictureResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        media_body::respond(into, StatusCode::OK, "image/*", self.body)
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
