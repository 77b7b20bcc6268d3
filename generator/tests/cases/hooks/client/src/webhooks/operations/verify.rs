// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `verify`: `PUT`, the webhook `verify`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::Zoned;

use crate::patterns::CODE_PATTERN;
use crate::runtime::body::Body;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::limits::TextConstraint;
use crate::runtime::parameter_style::Style;
use crate::runtime::upload::Upload;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::alternatives::Alternatives;
use crate::runtime::webhooks::api_key::KeyCarrier;
use crate::runtime::webhooks::multipart::FileField;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{
    api_key, basic, multipart, parameter, query, request_body, request_header, response,
    structured,
};
use crate::runtime::{record, text_format};
use crate::types::color::Color;
use crate::types::error_b::ErrorB;
use crate::types::verify_operation_api::VerifyOperationApi;
use crate::types::verify_operation_body_fields::{
    VerifyOperationBodyFields, VERIFY_OPERATION_BODY_FIELDS_SCHEMA,
};
use crate::types::verify_operation_deep::{
    VerifyOperationDeep, VERIFY_OPERATION_DEEP_SCHEMA,
};
use crate::webhooks::api::Receive;
use crate::webhooks::traits::Reject;
use crate::webhooks::{operations, pipeline};

/// The request of `verify`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VerifyOperationRequest {
    pub deep: Option<VerifyOperationDeep>,
    pub x_list: Option<Vec<Color>>,
    pub color: Color,
    pub code: Option<String>,
    pub at: Option<Zoned>,
    pub api_: Option<VerifyOperationApi>,
    pub c: Option<i64>,
    /// The body.
    pub body: Upload<VerifyOperationBodyFields>,
}

/// The required fields of [`VerifyOperationRequest`].
#[derive(Debug)]
pub struct VerifyOperationRequestRequired {
    pub color: Color,
    /// The body.
    pub body: Upload<VerifyOperationBodyFields>,
}

record::implement! {
    VerifyOperationRequest from VerifyOperationRequestRequired {
        optional(deep: VerifyOperationDeep);
        optional(x_list: Vec<Color>);
        required(color);
        optional(code: String);
        optional(at: Zoned);
        optional(api_: VerifyOperationApi);
        optional(c: i64);
        required(body);
    }
}

/// The constraints of `code`.
const CODE_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| CODE_PATTERN.matches(text) != Some(false),
        "expected a string that matches ^[a-z]+(?=x)x$",
    ),
    TextConstraint::Condition(
        |text| CODE_PATTERN.matches(text).is_some(),
        "expected a string that can be matched against ^[a-z]+(?=x)x$ in less time",
    ),
];

/// The file fields of the body.
const FILES: &[FileField] = &[
    FileField {
        name: "file",
        required: true,
        several: false,
        media_types: "",
    },
];

impl VerifyOperationRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(parts, body, body_limit, "multipart/form-data")
            .await?;
        let mut violations = Violations::new();
        let [color, code, at, api_] = query::read(
            parts.uri.query(),
            ["color", "code", "at", "api"],
            &mut violations,
        );
        let deep: Option<VerifyOperationDeep> = structured::query(
                parts.uri.query(),
                "deep",
                Style::Deep,
                &[],
                &VERIFY_OPERATION_DEEP_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let x_list = request_header::header_list(
                &parts.headers,
                "X-List",
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::choice);
        let color = color.required(&mut violations, parameter::choice);
        let code = code
            .optional(&mut violations, |text| parameter::ruled_text(text, CODE_RULES));
        let at = at.optional(&mut violations, text_format::parse::<DateTimeText>);
        let api_ = api_.optional(&mut violations, parameter::choice);
        let c = request_header::cookie(&parts.headers, "c", &mut violations)
            .optional(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let body: Option<Upload<VerifyOperationBodyFields>> = multipart::decode_upload(
            &multipart::split(parts, &bytes, FILES),
            &VERIFY_OPERATION_BODY_FIELDS_SCHEMA,
            FieldStyles::new(&[]),
            FILES,
            |_| true,
            &mut violations,
        );
        let (Some(color), Some(body), true) = (color, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            deep,
            x_list,
            color,
            code,
            at,
            api_,
            c,
            body,
        })
    }
}

/// `default`: any.
///
/// The status must be from 200 to 399, except 204, 205, 304; otherwise the response
/// is an internal error.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VerifyOperationResponse {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: ErrorB,
}

/// The required fields of [`VerifyOperationResponse`].
#[derive(Debug)]
pub struct VerifyOperationResponseRequired {
    /// The status.
    pub status: StatusCode,
    /// The body.
    pub body: ErrorB,
}

record::implement! {
    VerifyOperationResponse from VerifyOperationResponseRequired {
        required(status);
        required(body);
    }
}

impl VerifyOperationResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(
            into,
            response::chosen(self.status, 200..=399, &[204, 205, 304])?,
            &self.body,
        )
    }
}

/// The errors of `verify`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum VerifyOperationFailure {
    /// `default`: any.
    ///
    /// The status must be from 400 to 599; otherwise the response is an internal error.
    Default(StatusCode, ErrorB),
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl VerifyOperationFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Default(status, body) => {
                response::json(into, response::chosen(status, 400..=599, &[])?, &body)
            }
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `verify`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::VerifyOperation,
            parts,
            body,
            body_limit,
        )
        .await?;
    let caller = self::authenticate(api, parts).await?;
    let request = VerifyOperationRequest::decode(parts, body, body_limit).await?;
    match Receive::verify(api, caller.as_ref(), request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative. Returns `None` only
/// if the request has no credential at all.
async fn authenticate<A: Receive>(
    api: &A,
    parts: &Parts,
) -> Result<Option<A::Caller>, Rejection> {
    if !api_key::any_sent(
        parts,
        &[KeyCarrier::Header("authorization"), KeyCarrier::Query("key")],
    ) {
        return Ok(None);
    }
    let mut alternatives = Alternatives::new(basic::CHALLENGE);
    match pipeline::basic(api, parts, &[]).await {
        Ok(caller) => return Ok(Some(caller)),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::hook_key(api, parts, &[]).await {
        Ok(caller) => return Ok(Some(caller)),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}

/// Creates the response to a rejected request, as documented by `verify`.
#[cold]
pub(crate) fn reject<A: Receive>(
    api: &A,
    rejection: &Rejection,
    into: &mut Response<Body>,
) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 | 401 | 403 | 413 | 415 | 429 | 500 | 503 => {
            response::json(into, status, &Reject::error_b(api, rejection))
        }
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
