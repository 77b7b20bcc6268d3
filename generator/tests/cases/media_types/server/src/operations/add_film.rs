// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addFilm`: `POST /film`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::media::Media;
use crate::runtime::rejection::Rejection;
use crate::runtime::{byte_body, media_body, record, response};
use crate::traits::CommonHeaders;

/// The request of `addFilm`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddFilmRequest {
    /// The body.
    pub body: Option<Media>,
}

record::implement! {
    AddFilmRequest {
        optional(body: Media);
    }
}

impl AddFilmRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "audio/*")?;
        let body = body.map(|body| media_body::received(parts, body));
        Ok(Self { body })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddFilmResponse {}

impl AddFilmResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addFilm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddFilmFailure {}

impl AddFilmFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addFilm`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddFilmRequest::decode(parts, body, body_limit)?;
    match Api::add_film(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
