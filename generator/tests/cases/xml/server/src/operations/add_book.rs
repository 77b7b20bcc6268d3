// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `addBook`: `POST /books`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::xml_alternative::XmlAlternative;
use crate::runtime::{record, request_body, response, xml_alternative, xml_body};
use crate::traits::{CommonHeaders, Reject};
use crate::types::book::{Book, BOOK_SCHEMA};
use crate::types::problem::Problem;
use crate::{pipeline, xml};

/// The request of `addBook`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddBookRequest {
    /// The body.
    pub body: Book,
}

/// The required fields of [`AddBookRequest`].
#[derive(Debug)]
pub struct AddBookRequestRequired {
    /// The body.
    pub body: Book,
}

record::implement! {
    AddBookRequest from AddBookRequestRequired {
        required(body);
    }
}

impl AddBookRequest {
    /// Decodes and validates the request, collecting every violation.
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
                &BOOK_SCHEMA,
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        xml_body::respond(
            into,
            StatusCode::CREATED,
            "application/xml",
            &xml::BOOK_DOCUMENT,
            &self.body,
        )
    }
}

/// The errors of `addBook`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddBookFailure {
    /// `400`: why it is not.
    BadRequest(Problem),
    /// `default`: what else went wrong.
    ///
    /// The status must be from 400 to 599, except 400; otherwise the response is an
    /// internal error.
    Default(StatusCode, Problem),
}

impl AddBookFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json_as(
                    into,
                    StatusCode::BAD_REQUEST,
                    "application/problem+json",
                    &body,
                )
            }
            Self::Default(status, body) => {
                xml_body::respond(
                    into,
                    response::chosen(status, 400..=599, &[400])?,
                    "application/problem+xml",
                    &xml::PROBLEM_DOCUMENT,
                    &body,
                )
            }
        }
    }
}

/// Handles a request to `addBook`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddBookRequest::decode(parts, body, body_limit).await?;
    let result = match Api::add_book(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    };
    result.map(|()| xml_alternative::prefer(parts, into, as_xml))
}

/// Returns the XML alternative of a JSON response, by status.
fn as_xml(status: u16) -> Option<XmlAlternative> {
    match status {
        400 => {
            Some(XmlAlternative {
                offers: "application/problem+json, application/problem+xml",
                document: &xml::PROBLEM_DOCUMENT,
            })
        }
        _ => None,
    }
}

/// Creates the response to a rejected request, as documented by `addBook`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 => {
            response::json_as(
                into,
                status,
                "application/problem+json",
                &Reject::problem(api, rejection),
            )
        }
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
