// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `to`: `POST`, the webhook `to`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::patterns::TEXT_PATTERN;
use crate::runtime::body::Body;
use crate::runtime::field_style::FieldStyle;
use crate::runtime::limits::TextRule;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{accept, choice, form, request_body, response};
use crate::types;
use crate::types::{Both, ErrorA, ErrorB, ToBodyForm};
use crate::webhooks::api::Receive;
use crate::webhooks::bodies::{ToBody, ToOkBody};
use crate::webhooks::gate;
use crate::webhooks::hooks::Reject;
use crate::webhooks::operations::Hook;
use crate::webhooks::responses::SharedResponse;

/// What `to` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToRequest {
    /// The body.
    pub body: Option<ToBody>,
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: ToAccept,
}

/// What no [`ToRequest`] can be without.
#[derive(Debug)]
pub struct ToRequestRequired {
    /// The media type that the caller likes best. Another one may be answered all the
    /// same.
    pub accept: ToAccept,
}

impl From<ToRequestRequired> for ToRequest {
    fn from(required: ToRequestRequired) -> Self {
        Self {
            body: None,
            accept: required.accept,
        }
    }
}

impl ToRequest {
    /// Sets `body`.
    #[must_use]
    pub fn body(mut self, body: impl Into<Option<ToBody>>) -> Self {
        self.body = body.into();
        self
    }
}

/// A media type that `to` answers with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAccept {
    /// `application/json`.
    Json,
    /// `text/csv`.
    Csv,
}

/// What the body must hold to.
const BODY_RULES_OF_TEXT: &[TextRule] = &[
    TextRule {
        holds: |text| TEXT_PATTERN.matches(text),
        expected: "expected a string that matches ^a+b$",
    },
];

impl ToRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let accept = match accept::best(&parts.headers, "application/json, text/csv")? {
            0 => ToAccept::Json,
            _ => ToAccept::Csv,
        };
        let bytes = request_body::read_optional(
                parts,
                body,
                body_limit,
                "application/json, application/x-www-form-urlencoded, text/plain",
            )
            .await?;
        let mut violations = Violations::new();
        let body = match choice::which(
            parts,
            &["application/json", "application/x-www-form-urlencoded", "text/plain"],
        ) {
            0 => {
                let body: Option<Both> = bytes
                    .as_deref()
                    .and_then(|bytes| request_body::decode_json(
                        bytes,
                        &types::both::SCHEMA,
                        |_| true,
                        &mut violations,
                    ));
                body.map(ToBody::Json)
            }
            1 => {
                let body: Option<ToBodyForm> = bytes
                    .as_deref()
                    .and_then(|bytes| form::decode(
                        bytes,
                        &types::to_body_form::SCHEMA,
                        &[("o", FieldStyle::Json)],
                        |_| true,
                        &mut violations,
                    ));
                body.map(ToBody::Form)
            }
            _ => {
                let body = bytes
                    .as_deref()
                    .and_then(|bytes| request_body::decode_text(
                        parts,
                        bytes,
                        BODY_RULES_OF_TEXT,
                        &mut violations,
                    ));
                body.map(ToBody::Text)
            }
        };
        violations.into_result()?;
        Ok(Self { body, accept })
    }
}

/// What `to` answers.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ToResponse {
    /// `200`: several.
    Ok(ToOkBody),
    /// `201`: shared.
    Created(SharedResponse),
}

impl ToResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::Ok(body) => body.encode(StatusCode::OK),
            Self::Created(payload) => payload.encode(StatusCode::CREATED),
        }
    }
}

/// How `to` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ToFailure {
    /// `400`: bad.
    BadRequest(ErrorA),
    /// `401`: bad.
    Unauthorized(ErrorB),
    /// `404`: this hook is not received here.
    Unreceived,
}

impl ToFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::BadRequest(body) => response::json(StatusCode::BAD_REQUEST, &body),
            Self::Unauthorized(body) => response::json(StatusCode::UNAUTHORIZED, &body),
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Answers a request to `to`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, answer, reject)
}

async fn answer<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let body = gate::receive(api, Webhook::To, parts, body, body_limit).await?;
    let request = ToRequest::decode(parts, body, body_limit).await?;
    match Receive::to(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}

/// Answers a rejected request as `to` documents it.
#[cold]
fn reject<A: Receive>(api: &A, rejection: &Rejection) -> Response<Body> {
    let status = rejection.status();
    let answer = match status.as_u16() {
        400 => response::json(status, &Reject::error_a(api, rejection)),
        401 => response::json(status, &Reject::error_b(api, rejection)),
        _ => return gate::reject(api, rejection),
    };
    gate::complete(answer, rejection)
}
