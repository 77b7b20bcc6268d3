// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByLink`: `GET /orders/by-link`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, record, response};
use crate::traits::CommonHeaders;
use crate::types::order::Order;

/// The request of `listByLink`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListByLinkRequest {}

impl ListByLinkRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: a page.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListByLinkResponse {
    /// The body.
    pub body: Vec<Order>,
    pub link: Option<String>,
}

record::implement! {
    ListByLinkResponse {
        required(body);
        optional(link: String);
    }
}

impl From<Vec<Order>> for ListByLinkResponse {
    fn from(body: Vec<Order>) -> Self {
        Self { body, link: None }
    }
}

impl ListByLinkResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.link {
            header::write(headers, const { HeaderName::from_static("link") }, value)?;
        }
        Ok(())
    }
}

/// The errors of `listByLink`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListByLinkFailure {
    /// `401`: who?
    Unauthorized,
}

impl ListByLinkFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unauthorized => {
                response::empty(into, StatusCode::UNAUTHORIZED);
                Ok(())
            }
        }
    }
}

/// Handles a request to `listByLink`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListByLinkRequest::decode()?;
    match Api::list_by_link(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
