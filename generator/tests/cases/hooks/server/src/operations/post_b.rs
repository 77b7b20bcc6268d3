// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `post_b`: `POST /b`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, record, response};
use crate::traits::CommonHeaders;
use crate::types::both::Both;
use crate::types::color::Color;

/// The request of `post_b`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PostBRequest {}

impl PostBRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: shared.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PostBResponse {
    /// The body.
    pub body: Both,
    pub x_rate: Option<i64>,
    pub x_color: Option<Color>,
}

record::implement! {
    PostBResponse {
        required(body);
        optional(x_rate: i64);
        optional(x_color: Color);
    }
}

impl From<Both> for PostBResponse {
    fn from(body: Both) -> Self {
        Self {
            body,
            x_rate: None,
            x_color: None,
        }
    }
}

impl PostBResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_rate {
            header::write(headers, const { HeaderName::from_static("x-rate") }, value)?;
        }
        if let Some(value) = &self.x_color {
            header::write(
                headers,
                const { HeaderName::from_static("x-color") },
                &value.to_string(),
            )?;
        }
        Ok(())
    }
}

/// The errors of `post_b`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PostBFailure {}

impl PostBFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `post_b`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::api_key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = PostBRequest::decode()?;
    match Api::post_b(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
