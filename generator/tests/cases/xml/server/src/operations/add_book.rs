// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `addBook`: `POST /books`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::hooks::Reject;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::xml_answer::XmlAnswer;
use crate::runtime::{request_body, response, xml_answer, xml_body};
use crate::types::{Book, Problem};
use crate::{gate, types, xml};

/// What `addBook` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddBookRequest {
    /// The body.
    pub body: Book,
}

/// What no [`AddBookRequest`] can be without.
#[derive(Debug)]
pub struct AddBookRequestRequired {
    /// The body.
    pub body: Book,
}

impl From<AddBookRequestRequired> for AddBookRequest {
    fn from(required: AddBookRequestRequired) -> Self {
        Self { body: required.body }
    }
}

impl AddBookRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "application/xml")
            .await?;
        let mut violations = Violations::new();
        let body: Option<Book> = xml_body::json(
                parts,
                &bytes,
                &xml::BOOK_DOCUMENT,
                &mut violations,
            )
            .and_then(|json| request_body::decode_json(
                &json,
                &types::book::SCHEMA,
                |_| true,
                &mut violations,
            ));
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `201`: as it is kept.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddBookResponse {
    /// The body.
    pub body: Book,
}

impl From<Book> for AddBookResponse {
    fn from(body: Book) -> Self {
        Self { body }
    }
}

impl AddBookResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        xml_body::response(
            StatusCode::CREATED,
            "application/xml",
            &xml::BOOK_DOCUMENT,
            &self.body,
        )
    }
}

/// How `addBook` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddBookFailure {
    /// `400`: why it is not.
    BadRequest(Problem),
    /// `default`: what else went wrong.
    ///
    /// It has a status from 400 to 599 other than 400; any other is answered as an
    /// internal error.
    Default(StatusCode, Problem),
}

impl AddBookFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json_as(
                    StatusCode::BAD_REQUEST,
                    "application/problem+json",
                    &body,
                )
            }
            Self::Default(status, body) => {
                xml_body::response(
                    response::chosen(status, 400..=599, &[400])?,
                    "application/problem+xml",
                    &xml::PROBLEM_DOCUMENT,
                    &body,
                )
            }
        }
    }
}

/// Answers a request to `addBook`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts, reject).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, &headers, answer, reject)
}

/// The answers that are JSON or XML, by their statuses.
fn as_xml(status: u16) -> Option<XmlAnswer> {
    match status {
        400 => {
            Some(XmlAnswer {
                offers: "application/problem+json, application/problem+xml",
                document: &xml::PROBLEM_DOCUMENT,
            })
        }
        _ => None,
    }
}

async fn answer<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let request = AddBookRequest::decode(parts, body, body_limit).await?;
    let response = match Api::add_book(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    };
    response.map(|response| xml_answer::preferred(parts, response, as_xml))
}

/// Answers a rejected request as `addBook` documents it.
#[cold]
fn reject<A: Api>(api: &A, rejection: &Rejection) -> Response<Body> {
    let status = rejection.status();
    let answer = match status.as_u16() {
        400 => {
            response::json_as(
                status,
                "application/problem+json",
                &Reject::problem(api, rejection),
            )
        }
        _ => return gate::reject(api, rejection),
    };
    gate::complete(answer, rejection)
}
