// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addPicture`: `POST /picture`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{body, response};

/// What `addPicture` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddPictureRequest {
    /// The body.
    pub body: Option<bytes::Bytes>,
}

impl AddPictureRequest {
    /// Sets `body`.
    #[must_use]
    pub fn body(mut self, body: impl Into<Option<bytes::Bytes>>) -> Self {
        self.body = body.into();
        self
    }
}

impl AddPictureRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let body = body::read_optional(parts, body, body_limit, "*/*").await?;
        Ok(Self { body })
    }
}

/// `200`: the same.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPictureResponse {
    /// The body.
    pub body: bytes::Bytes,
}

impl From<bytes::Bytes> for AddPictureResponse {
    fn from(body: bytes::Bytes) -> Self {
        Self { body }
    }
}

impl AddPictureResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::whole(StatusCode::OK, "application/pdf", self.body))
    }
}

/// How `addPicture` fails.
#[derive(Clone, Debug, PartialEq)]
pub enum AddPictureFailure {}

impl AddPictureFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `addPicture`.
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
    let request = AddPictureRequest::decode(parts, body, body_limit).await?;
    match Api::add_picture(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
