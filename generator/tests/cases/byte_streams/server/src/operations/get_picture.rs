// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `getPicture`: `GET /pictures`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::GetPictureOkBody;
use crate::gate;
use crate::runtime::accept;
use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;
use crate::types::Seen;

/// What `getPicture` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPictureRequest {
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: GetPictureAccept,
}

/// What no [`GetPictureRequest`] can be without.
#[derive(Debug)]
pub struct GetPictureRequestRequired {
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: GetPictureAccept,
}

impl From<GetPictureRequestRequired> for GetPictureRequest {
    fn from(required: GetPictureRequestRequired) -> Self {
        Self { accept: required.accept }
    }
}

/// A media type that `getPicture` answers with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GetPictureAccept {
    /// `application/json`.
    Json,
    /// `image/png`.
    Png,
}

impl GetPictureRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let accept = match accept::best(&parts.headers, "application/json, image/png")? {
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        self.body.encode(StatusCode::OK)
    }
}

/// How `getPicture` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetPictureFailure {}

impl GetPictureFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `getPicture`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A, parts: &Parts) -> Result<Response<Body>, Rejection> {
    let request = GetPictureRequest::decode(parts)?;
    match Api::get_picture(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
