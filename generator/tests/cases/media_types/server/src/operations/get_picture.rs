// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `getPicture`: `GET /picture`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;
use crate::runtime::{byte_body, response};

/// What `getPicture` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetPictureRequest {}

impl GetPictureRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// What `getPicture` answers.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetPictureResponse {
    /// `200`: the picture.
    Ok(ByteStream),
    /// `202`: a text instead.
    Accepted(String),
}

impl GetPictureResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::Ok(body) => Ok(byte_body::response(StatusCode::OK, "image/png", body)),
            Self::Accepted(body) => {
                Ok(
                    response::whole(
                        StatusCode::ACCEPTED,
                        "text/html; charset=utf-8",
                        body,
                    ),
                )
            }
        }
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
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = GetPictureRequest::decode()?;
    match Api::get_picture(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
