// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `listBooks`: `GET /lists`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::ListBooksOkBody;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{negotiation, record};
use crate::traits::CommonHeaders;
use crate::types::book::Book;

/// The request of `listBooks`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListBooksRequest {
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: ListBooksAccept,
}

/// The required fields of [`ListBooksRequest`].
#[derive(Debug)]
pub struct ListBooksRequestRequired {
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: ListBooksAccept,
}

record::implement! {
    ListBooksRequest from ListBooksRequestRequired {
        required(accept);
    }
}

/// A response media type of `listBooks`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListBooksAccept {
    /// `application/json`.
    Json,
    /// `application/xml`.
    Xml,
}

impl ListBooksRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let accept = match negotiation::best(
            &parts.headers,
            "application/json, application/xml",
        )? {
            0 => ListBooksAccept::Json,
            _ => ListBooksAccept::Xml,
        };
        Ok(Self { accept })
    }
}

/// `200`: the books.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListBooksResponse {
    /// The body.
    pub body: ListBooksOkBody,
}

impl From<ListBooksOkBody> for ListBooksResponse {
    fn from(body: ListBooksOkBody) -> Self {
        Self { body }
    }
}

impl From<Vec<String>> for ListBooksResponse {
    fn from(body: Vec<String>) -> Self {
        Self { body: body.into() }
    }
}

impl From<Vec<Book>> for ListBooksResponse {
    fn from(body: Vec<Book>) -> Self {
        Self { body: body.into() }
    }
}

impl ListBooksResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        self.body.encode(into, StatusCode::OK)
    }
}

/// The errors of `listBooks`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListBooksFailure {}

impl ListBooksFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listBooks`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListBooksRequest::decode(parts)?;
    match Api::list_books(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
