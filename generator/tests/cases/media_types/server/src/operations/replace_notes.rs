// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `replaceNotes`: `PUT /notes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::bodies::ReplaceNotesBody;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{content_type, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::line::{Line, LINE_SCHEMA};
use crate::types::note::{Note, NOTE_SCHEMA};

/// The request of `replaceNotes`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReplaceNotesRequest {
    /// The body.
    pub body: ReplaceNotesBody,
}

/// The required fields of [`ReplaceNotesRequest`].
#[derive(Debug)]
pub struct ReplaceNotesRequestRequired {
    /// The body.
    pub body: ReplaceNotesBody,
}

record::implement! {
    ReplaceNotesRequest from ReplaceNotesRequestRequired {
        required(body);
    }
}

/// The schema of the body.
static BODY_OF_JSON: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&NOTE_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);

/// The schema of the body.
static BODY_OF_VND_LINES_JSON: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&LINE_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl ReplaceNotesRequest {
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
                "application/json, application/vnd.lines+json",
            )
            .await?;
        let mut violations = Violations::new();
        let body = match content_type::select(
            parts,
            &["application/json", "application/vnd.lines+json"],
        ) {
            0 => {
                let body: Option<Vec<Note>> = request_body::decode_json(
                    &bytes,
                    &BODY_OF_JSON,
                    |_| true,
                    &mut violations,
                );
                body.map(ReplaceNotesBody::Json)
            }
            _ => {
                let body: Option<Vec<Line>> = request_body::decode_json(
                    &bytes,
                    &BODY_OF_VND_LINES_JSON,
                    |body: &Vec<Line>| {
                        body.iter().all(|item| (1..=80).contains(&item.chars().count()))
                    },
                    &mut violations,
                );
                body.map(ReplaceNotesBody::VndLinesJson)
            }
        };
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: replaced.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReplaceNotesResponse {}

impl ReplaceNotesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `replaceNotes`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReplaceNotesFailure {}

impl ReplaceNotesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `replaceNotes`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ReplaceNotesRequest::decode(parts, body, body_limit).await?;
    match Api::replace_notes(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
