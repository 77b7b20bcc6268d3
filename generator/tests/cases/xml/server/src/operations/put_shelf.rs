// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `putShelf`: `PUT /shelves/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{form, parameter, path, record, request_body, response, xml_body};
use crate::traits::CommonHeaders;
use crate::types::shelf::{Shelf, SHELF_SCHEMA};
use crate::{pipeline, xml};

/// The request of `putShelf`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutShelfRequest {
    pub id: String,
    /// The body.
    pub body: Option<Shelf>,
}

/// The required fields of [`PutShelfRequest`].
#[derive(Debug)]
pub struct PutShelfRequestRequired {
    pub id: String,
}

record::implement! {
    PutShelfRequest from PutShelfRequestRequired {
        required(id);
        optional(body: Shelf);
    }
}

impl PutShelfRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        id: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional(
                parts,
                body,
                body_limit,
                "application/json, application/x-www-form-urlencoded, application/xml",
            )
            .await?;
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(&mut violations, parameter::text);
        let body: Option<Shelf> = bytes
            .as_deref()
            .and_then(|bytes| {
                xml_body::json(parts, bytes, &xml::SHELF_DOCUMENT, &mut violations)
                    .and_then(|json| form::decode_or_json(
                        parts,
                        &json,
                        &SHELF_SCHEMA,
                        FieldStyles::new(
                            &[
                                ("owner", FieldStyle::Json),
                                ("counts", FieldStyle::Json),
                                ("notes", FieldStyle::Json),
                            ],
                        ),
                        |_| true,
                        &mut violations,
                    ))
            });
        let (Some(id), true) = (id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id, body })
    }
}

/// `204`: put.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutShelfResponse {}

impl PutShelfResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `putShelf`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutShelfFailure {}

impl PutShelfFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putShelf`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    id: &str,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutShelfRequest::decode(parts, id, body, body_limit).await?;
    match Api::put_shelf(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
