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
use crate::traits::CommonHeaders;

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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Ok(body) => {
                byte_body::respond(into, StatusCode::OK, "image/png", body);
                Ok(())
            }
            Self::Accepted(body) => {
                response::whole(
                    into,
                    StatusCode::ACCEPTED,
                    "text/html; charset=utf-8",
                    body,
                );
                Ok(())
            }
        }
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
    let request = GetPictureRequest::decode()?;
    match Api::get_picture(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
