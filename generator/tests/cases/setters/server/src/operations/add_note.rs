// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{
    parameter, query, query_list, record, request_body, response, text_body,
};
use crate::traits::CommonHeaders;
use crate::types::filter::{Filter, FILTER_SCHEMA};
use crate::types::status::Status;

/// The request of `addNote`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddNoteRequest {
    pub filter: Option<Vec<Filter>>,
    pub status: Option<Vec<Status>>,
    /// The body.
    pub body: Option<String>,
}

record::implement! {
    AddNoteRequest {
        optional(filter: Vec<Filter>);
        optional(status: Vec<Status>);
        optional(body: String);
    }
}

/// The schema of `filter`.
static FILTER_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&FILTER_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl AddNoteRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional(parts, body, body_limit, "text/plain")
            .await?;
        let mut violations = Violations::new();
        let [filter] = query::read(parts.uri.query(), ["filter"], &mut violations);
        let filter: Option<Vec<Filter>> = filter
            .json(&FILTER_PARAMETER)
            .optional(&mut violations, |_| true);
        let status = query_list::find(
                parts.uri.query(),
                "status",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::choice);
        let body = bytes
            .as_deref()
            .and_then(|bytes| text_body::decode(parts, bytes, &[], &mut violations));
        violations.into_result()?;
        Ok(Self { filter, status, body })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddNoteResponse {}

impl AddNoteResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addNote`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddNoteFailure {}

impl AddNoteFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addNote`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddNoteRequest::decode(parts, body, body_limit).await?;
    match Api::add_note(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
