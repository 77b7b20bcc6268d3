// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `getShelf`: `GET /shelves/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::hooks::Reject;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::xml_answer::XmlAnswer;
use crate::runtime::{parameter, path, response, xml_answer};
use crate::types::{Problem, Shelf};
use crate::{gate, xml};

/// What `getShelf` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetShelfRequest {
    /// `id`.
    pub id: String,
}

/// What no [`GetShelfRequest`] can be without.
#[derive(Debug)]
pub struct GetShelfRequestRequired {
    /// `id`.
    pub id: String,
}

impl From<GetShelfRequestRequired> for GetShelfRequest {
    fn from(required: GetShelfRequestRequired) -> Self {
        Self { id: required.id }
    }
}

impl GetShelfRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(&mut violations, parameter::text);
        let Some(id) = id else {
            return Err(Rejection::NotFound);
        };
        violations.into_result()?;
        Ok(Self { id })
    }
}

/// `200`: the shelf.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetShelfResponse {
    /// The body.
    pub body: Shelf,
}

impl From<Shelf> for GetShelfResponse {
    fn from(body: Shelf) -> Self {
        Self { body }
    }
}

impl GetShelfResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `getShelf` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetShelfFailure {
    /// `404`: there is none.
    NotFound(Problem),
    /// `4XX`: what else went wrong.
    ///
    /// It has a status from 400 to 499 other than 404; any other is answered as an
    /// internal error.
    ClientError(StatusCode, Problem),
}

impl GetShelfFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::NotFound(body) => response::json(StatusCode::NOT_FOUND, &body),
            Self::ClientError(status, body) => {
                response::json(response::chosen(status, 400..=499, &[404])?, &body)
            }
        }
    }
}

/// Answers a request to `getShelf`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, id: &str) -> Response<Body> {
    let headers = match gate::enter_open(api, parts, reject).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, id).await;
    gate::leave(api, &headers, answer, reject)
}

/// The answers that are JSON or XML, by their statuses.
fn as_xml(status: u16) -> Option<XmlAnswer> {
    match status {
        200 => {
            Some(XmlAnswer {
                offers: "application/json, application/xml, text/xml",
                document: &xml::SHELF_DOCUMENT,
            })
        }
        404 => None,
        400..=499 => {
            Some(XmlAnswer {
                offers: "application/json, application/xml",
                document: &xml::PROBLEM_DOCUMENT,
            })
        }
        _ => None,
    }
}

async fn answer<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
) -> Result<Response<Body>, Rejection> {
    let request = GetShelfRequest::decode(id)?;
    let response = match Api::get_shelf(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    };
    response.map(|response| xml_answer::preferred(parts, response, as_xml))
}

/// Answers a rejected request as `getShelf` documents it.
#[cold]
fn reject<A: Api>(api: &A, rejection: &Rejection) -> Response<Body> {
    let status = rejection.status();
    let answer = match status.as_u16() {
        400 | 401 | 403 | 404 | 429 => {
            response::json(status, &Reject::problem(api, rejection))
        }
        _ => return gate::reject(api, rejection),
    };
    gate::complete(answer, rejection)
}
