// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use std::collections::BTreeMap;

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::AddNoteBody;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, MapValues, Schema};
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::violation::Violations;
use crate::runtime::{content_type, record, request_body, response, unique};
use crate::traits::CommonHeaders;

/// The request of `addNote`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddNoteRequest {
    /// The body.
    pub body: Option<AddNoteBody>,
}

record::implement! {
    AddNoteRequest {
        optional(body: AddNoteBody);
    }
}

/// The schema of the body.
static BODY_OF_JSON: Schema = Schema::Other(
    &UniqueSchema(
        Schema::Array(
            &Items {
                schema: Schema::String(&[TextConstraint::Length(0, 3)]),
                minimum: 0,
                maximum: usize::MAX,
            },
        ),
    ),
);

/// The schema of the body.
static BODY_OF_MERGE_PATCH_JSON: Schema = Schema::Map(
    &MapValues {
        schema: Schema::String(&[]),
        minimum: 1,
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
        let bytes = request_body::read_optional(
                parts,
                body,
                body_limit,
                "application/json, application/merge-patch+json",
            )
            .await?;
        let mut violations = Violations::new();
        let body = match content_type::select(
            parts,
            &["application/json", "application/merge-patch+json"],
        ) {
            0 => {
                let body: Option<Vec<String>> = bytes
                    .as_deref()
                    .and_then(|bytes| request_body::decode_json(
                        bytes,
                        &BODY_OF_JSON,
                        |body: &Vec<String>| {
                            body.iter().all(|item| item.chars().count() <= 3)
                                && unique::all_differ(body.iter())
                        },
                        &mut violations,
                    ));
                body.map(AddNoteBody::Json)
            }
            _ => {
                let body: Option<BTreeMap<String, String>> = bytes
                    .as_deref()
                    .and_then(|bytes| request_body::decode_json(
                        bytes,
                        &BODY_OF_MERGE_PATCH_JSON,
                        |body: &BTreeMap<String, String>| !body.is_empty(),
                        &mut violations,
                    ));
                body.map(AddNoteBody::MergePatchJson)
            }
        };
        violations.into_result()?;
        Ok(Self { body })
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
