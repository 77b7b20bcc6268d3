// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `addLetter`: `POST /letters`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, record, request_header, response};

/// The request of `addLetter`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddLetterRequest {
    pub idempotency_key: Option<String>,
}

record::implement! {
    AddLetterRequest {
        optional(idempotency_key: String);
    }
}

/// The constraints of `Idempotency-Key`.
const IDEMPOTENCY_KEY_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| {
            text.chars().count() == 8
                && text.chars().all(|character| character.is_ascii_lowercase())
        },
        "expected a string that matches ^[a-z]{8}$",
    ),
];

impl AddLetterRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let idempotency_key = request_header::header(
                &parts.headers,
                "Idempotency-Key",
                &mut violations,
            )
            .optional(
                &mut violations,
                |text| parameter::ruled_text(text, IDEMPOTENCY_KEY_RULES),
            );
        violations.into_result()?;
        Ok(Self { idempotency_key })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddLetterResponse {}

impl AddLetterResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addLetter`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddLetterFailure {}

impl AddLetterFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addLetter`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, into: &mut Response<Body>) {
    let mut caller = pipeline::token(api, parts, &[]).await;
    let headers = pipeline::admit(api, parts, &mut caller).await;
    let result = match caller {
        Ok(caller) => respond(api, &caller, parts, into).await,
        Err(rejection) => Err(rejection),
    };
    pipeline::finish(api, &headers, result.as_ref().err(), into);
}

async fn respond<A: Api>(
    api: &A,
    caller: &A::Caller,
    parts: &Parts,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let request = AddLetterRequest::decode(parts)?;
    match Api::add_letter(api, caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
