// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putFilm`: `PUT /film`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::body_limits::BodyLimits;
use crate::runtime::media::Media;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{byte_body, media_body, record, response};
use crate::traits::CommonHeaders;

/// The request of `putFilm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutFilmRequest {
    /// The body.
    pub body: Media,
}

/// The required fields of [`PutFilmRequest`].
#[derive(Debug)]
pub struct PutFilmRequestRequired {
    /// The body.
    pub body: Media,
}

record::implement! {
    PutFilmRequest from PutFilmRequestRequired {
        required(body);
    }
}

impl PutFilmRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode<B: byte_body::Coming>(
        parts: &Parts,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let body = byte_body::stream(parts, body, body_limit, "video/*")?;
        let mut violations = Violations::new();
        let body = byte_body::required(body, &mut violations);
        let body = body.map(|body| media_body::received(parts, body));
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: a picture of it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutFilmResponse {
    /// The body.
    pub body: Media,
}

impl From<Media> for PutFilmResponse {
    fn from(body: Media) -> Self {
        Self { body }
    }
}

impl PutFilmResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        media_body::respond(into, StatusCode::OK, "image/*", self.body)
    }
}

/// The errors of `putFilm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutFilmFailure {
    /// `400`: the mistake.
    BadRequest(String),
}

impl PutFilmFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::whole(
                    into,
                    StatusCode::BAD_REQUEST,
                    "text/plain; charset=utf-8",
                    body,
                );
                Ok(())
            }
        }
    }
}

/// Handles a request to `putFilm`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: byte_body::Coming>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutFilmRequest::decode(parts, body, body_limit)?;
    match Api::put_film(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
