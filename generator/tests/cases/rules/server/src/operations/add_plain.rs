// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addPlain`: `POST /plain`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{object, object_schema, record, request_body, response};
use crate::traits::CommonHeaders;

/// The request of `addPlain`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddPlainRequest {
    /// The body.
    pub body: Option<AddPlainBody>,
}

record::implement! {
    AddPlainRequest {
        optional(body: AddPlainBody);
    }
}

impl AddPlainRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<AddPlainBody> = bytes
            .as_deref()
            .and_then(|bytes| request_body::decode_json(
                bytes,
                &ADD_PLAIN_BODY_SCHEMA,
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddPlainResponse {}

impl AddPlainResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addPlain`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddPlainFailure {}

impl AddPlainFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addPlain`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddPlainRequest::decode(parts, body, body_limit).await?;
    match Api::add_plain(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddPlainBody {
    pub name: Option<String>,
}

object::implement! {
    AddPlainBody {
        optional(name: String, "name");
    }
}

object_schema::implement! {
    ADD_PLAIN_BODY_SCHEMA {
        optional("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}
