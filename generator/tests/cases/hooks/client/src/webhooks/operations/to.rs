// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `to`: `POST`, the webhook `to`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::patterns::TEXT_PATTERN;
use crate::runtime::body::Body;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::limits::TextConstraint;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{
    content_type, form, negotiation, request_body, response, text_body,
};
use crate::types::both::{Both, BOTH_SCHEMA};
use crate::types::error_a::ErrorA;
use crate::types::error_b::ErrorB;
use crate::types::to_body_form::{ToBodyForm, TO_BODY_FORM_SCHEMA};
use crate::webhooks::api::Receive;
use crate::webhooks::bodies::{ToBody, ToOkBody};
use crate::webhooks::responses::shared_response::SharedResponse;
use crate::webhooks::traits::Reject;
use crate::webhooks::{operations, pipeline};

/// The request of `to`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ToRequest {
    /// The body.
    pub body: Option<ToBody>,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: ToAccept,
}

/// The required fields of [`ToRequest`].
#[derive(Debug)]
pub struct ToRequestRequired {
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: ToAccept,
}

record::implement! {
    ToRequest from ToRequestRequired {
        optional(body: ToBody);
        required(accept);
    }
}

/// A response media type of `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAccept {
    /// `application/json`.
    Json,
    /// `text/csv`.
    Csv,
}

/// The constraints of the body.
const BODY_RULES_OF_TEXT: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| TEXT_PATTERN.matches(text),
        "expected a string that matches ^a+b$",
    ),
];

impl ToRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let accept = match negotiation::best(
            &parts.headers,
            "application/json, text/csv",
        )? {
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
        let body = match content_type::select(
            parts,
            &["application/json", "application/x-www-form-urlencoded", "text/plain"],
        ) {
            0 => {
                let body: Option<Both> = bytes
                    .as_deref()
                    .and_then(|bytes| request_body::decode_json(
                        bytes,
                        &BOTH_SCHEMA,
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
                        &TO_BODY_FORM_SCHEMA,
                        FieldStyles::new(&[("o", FieldStyle::Json)]),
                        |_| true,
                        &mut violations,
                    ));
                body.map(ToBody::Form)
            }
            _ => {
                let body = bytes
                    .as_deref()
                    .and_then(|bytes| text_body::decode(
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

/// The success responses of `to`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ToResponse {
    /// `200`: several.
    Ok(ToOkBody),
    /// `201`: shared.
    Created(SharedResponse),
}

impl ToResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Ok(body) => body.encode(into, StatusCode::OK),
            Self::Created(payload) => payload.encode(into, StatusCode::CREATED),
        }
    }
}

/// The errors of `to`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ToFailure {
    /// `400`: bad.
    BadRequest(ErrorA),
    /// `401`: bad.
    Unauthorized(ErrorB),
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl ToFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
            Self::Unauthorized(body) => {
                response::json(into, StatusCode::UNAUTHORIZED, &body)
            }
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `to`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(api, operations::Webhook::To, parts, body, body_limit)
        .await?;
    let request = ToRequest::decode(parts, body, body_limit).await?;
    match Receive::to(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Creates the response to a rejected request, as documented by `to`.
#[cold]
pub(crate) fn reject<A: Receive>(
    api: &A,
    rejection: &Rejection,
    into: &mut Response<Body>,
) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 => response::json(into, status, &Reject::error_a(api, rejection)),
        401 => response::json(into, status, &Reject::error_b(api, rejection)),
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
