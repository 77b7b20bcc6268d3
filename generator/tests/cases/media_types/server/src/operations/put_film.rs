// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putFilm`: `PUT /film`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::media::Media;
use crate::runtime::rejection::Rejection;
use crate::runtime::{body, media_body, response};

/// What `putFilm` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutFilmRequest {
    /// The body.
    pub body: Media,
}

/// What a [`PutFilmRequest`] cannot be without.
#[derive(Debug)]
pub struct PutFilmRequestRequired {
    /// The body.
    pub body: Media,
}

impl From<PutFilmRequestRequired> for PutFilmRequest {
    fn from(required: PutFilmRequestRequired) -> Self {
        Self { body: required.body }
    }
}

impl PutFilmRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let body = body::read(parts, body, body_limit, "video/*").await?;
        let body = media_body::received(parts, body);
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        media_body::response(StatusCode::OK, "image/*", self.body)
    }
}

/// How `putFilm` fails.
#[derive(Clone, Debug, PartialEq)]
pub enum PutFilmFailure {
    /// `400`: the mistake.
    BadRequest(String),
}

impl PutFilmFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::BadRequest(body) => {
                Ok(
                    response::whole(
                        StatusCode::BAD_REQUEST,
                        "text/plain; charset=utf-8",
                        body,
                    ),
                )
            }
        }
    }
}

/// Answers a request to `putFilm`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let request = PutFilmRequest::decode(parts, body, body_limit).await?;
    match Api::put_film(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
