// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `getPicture`: `GET /picture`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::rejection::Rejection;
use crate::runtime::{byte_body, response};

/// The request of `getPicture`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetPictureRequest {}

impl GetPictureRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// The success responses of `getPicture`.
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

/// The errors of `getPicture`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetPictureFailure {}

impl GetPictureFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Handles a request to `getPicture`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, into: &mut Response<Body>) {
    let (headers, caller) = pipeline::admit_anonymous(api, parts).await;
    let result = respond(api, caller, into).await;
    pipeline::finish(api, &headers, result, into);
}

async fn respond<A: Api>(
    api: &A,
    caller: Result<(), Rejection>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    caller?;
    let request = GetPictureRequest::decode()?;
    *into = match Api::get_picture(api, request).await {
        Ok(response) => response.encode()?,
        Err(failure) => failure.encode()?,
    };
    Ok(())
}
