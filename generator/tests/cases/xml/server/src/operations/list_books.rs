// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `listBooks`: `GET /lists`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::ListBooksOkBody;
use crate::gate;
use crate::runtime::accept;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::types::Book;

/// What `listBooks` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListBooksRequest {
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: ListBooksAccept,
}

/// What no [`ListBooksRequest`] can be without.
#[derive(Debug)]
pub struct ListBooksRequestRequired {
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: ListBooksAccept,
}

impl From<ListBooksRequestRequired> for ListBooksRequest {
    fn from(required: ListBooksRequestRequired) -> Self {
        Self { accept: required.accept }
    }
}

/// A media type that `listBooks` answers with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListBooksAccept {
    /// `application/json`.
    Json,
    /// `application/xml`.
    Xml,
}

impl ListBooksRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let accept = match accept::best(
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        self.body.encode(StatusCode::OK)
    }
}

/// How `listBooks` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListBooksFailure {}

impl ListBooksFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `listBooks`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts, gate::reject).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts).await;
    gate::leave(api, &headers, answer, gate::reject)
}

async fn answer<A: Api>(api: &A, parts: &Parts) -> Result<Response<Body>, Rejection> {
    let request = ListBooksRequest::decode(parts)?;
    match Api::list_books(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
