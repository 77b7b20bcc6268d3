// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `addWord`: `POST /words`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{form, json, object, object_schema, record, request_body, response};
use crate::traits::CommonHeaders;

/// The request of `addWord`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddWordRequest {
    /// The body.
    pub body: AddWordBody,
}

/// The required fields of [`AddWordRequest`].
#[derive(Debug)]
pub struct AddWordRequestRequired {
    /// The body.
    pub body: AddWordBody,
}

record::implement! {
    AddWordRequest from AddWordRequestRequired {
        required(body);
    }
}

impl AddWordRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/x-www-form-urlencoded",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<AddWordBody> = form::decode(
            &bytes,
            &ADD_WORD_BODY_SCHEMA,
            FieldStyles::new(&[]),
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddWordResponse {}

impl AddWordResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addWord`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddWordFailure {}

impl AddWordFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addWord`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddWordRequest::decode(parts, body, body_limit).await?;
    match Api::add_word(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddWordBody {
    pub word: String,
}

/// The required fields of [`AddWordBody`].
#[derive(Debug)]
pub struct AddWordBodyRequired {
    pub word: String,
}

object::implement! {
    AddWordBody from AddWordBodyRequired {
        required(word, "word");
    }, check
}

impl object::Check for AddWordBody {
    fn check(&self) -> json::Result<()> {
        object::require(self.word.chars().count() >= 1, "word")?;
        Ok(())
    }
}

object_schema::implement! {
    ADD_WORD_BODY_SCHEMA {
        required("word", Schema::String(&[TextConstraint::Length(1, usize::MAX)]));
    }, AdditionalProperties::Any
}
