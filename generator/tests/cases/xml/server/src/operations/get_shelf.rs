// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `getShelf`: `GET /shelves/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::xml_alternative::XmlAlternative;
use crate::runtime::{parameter, path, record, response, xml_alternative};
use crate::traits::{CommonHeaders, Reject};
use crate::types::problem::Problem;
use crate::types::shelf::Shelf;
use crate::{pipeline, xml};

/// The request of `getShelf`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetShelfRequest {
    pub id: String,
}

/// The required fields of [`GetShelfRequest`].
#[derive(Debug)]
pub struct GetShelfRequestRequired {
    pub id: String,
}

record::implement! {
    GetShelfRequest from GetShelfRequestRequired {
        required(id);
    }
}

impl GetShelfRequest {
    /// Decodes and validates the request, collecting every violation.
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `getShelf`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetShelfFailure {
    /// `404`: there is none.
    NotFound(Problem),
    /// `4XX`: what else went wrong.
    ///
    /// The status must be from 400 to 499, except 404; otherwise the response is an
    /// internal error.
    ClientError(StatusCode, Problem),
}

impl GetShelfFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound(body) => response::json(into, StatusCode::NOT_FOUND, &body),
            Self::ClientError(status, body) => {
                response::json(into, response::chosen(status, 400..=499, &[404])?, &body)
            }
        }
    }
}

/// Handles a request to `getShelf`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetShelfRequest::decode(id)?;
    let result = match Api::get_shelf(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    };
    result.map(|()| xml_alternative::prefer(parts, into, as_xml))
}

/// Returns the XML alternative of a JSON response, by status.
fn as_xml(status: u16) -> Option<XmlAlternative> {
    match status {
        200 => {
            Some(XmlAlternative {
                offers: "application/json, application/xml, text/xml",
                document: &xml::SHELF_DOCUMENT,
            })
        }
        404 => None,
        400..=499 => {
            Some(XmlAlternative {
                offers: "application/json, application/xml",
                document: &xml::PROBLEM_DOCUMENT,
            })
        }
        _ => None,
    }
}

/// Creates the response to a rejected request, as documented by `getShelf`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 | 401 | 403 | 404 | 429 => {
            response::json(into, status, &Reject::problem(api, rejection))
        }
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
