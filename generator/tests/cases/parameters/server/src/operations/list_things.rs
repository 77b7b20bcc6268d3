// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `listThings`: `GET /things`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;
use uuid::Uuid;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::rejection::Rejection;
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{
    parameter, query, query_list, record, request_header, response, text_format,
};
use crate::traits::CommonHeaders;
use crate::types::color::Color;
use crate::types::colors::Colors;

/// The request of `listThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListThingsRequest {
    pub tags: Option<Vec<String>>,
    pub ids: Vec<i64>,
    pub colors: Option<Colors>,
    pub days: Option<Vec<Date>>,
    pub limit: Option<i64>,
    pub x_trace: String,
    pub x_numbers: Option<Vec<f64>>,
    pub if_color: Option<Color>,
    pub session: Option<Uuid>,
    pub theme: String,
}

/// The required fields of [`ListThingsRequest`].
#[derive(Debug)]
pub struct ListThingsRequestRequired {
    pub ids: Vec<i64>,
    pub x_trace: String,
    pub theme: String,
}

record::implement! {
    ListThingsRequest from ListThingsRequestRequired {
        optional(tags: Vec<String>);
        required(ids);
        optional(colors: Vec<Color>);
        optional(days: Vec<Date>);
        optional(limit: i64);
        required(x_trace);
        optional(x_numbers: Vec<f64>);
        optional(if_color: Color);
        optional(session: Uuid);
        required(theme);
    }
}

/// The constraints of `tags`.
const TAGS_RULES: &[TextConstraint] = &[TextConstraint::Length(0, 5)];

/// The constraints of `X-Trace`.
const X_TRACE_RULES: &[TextConstraint] = &[TextConstraint::Length(2, usize::MAX)];

impl ListThingsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [limit] = query::read(parts.uri.query(), ["limit"], &mut violations);
        let tags = query_list::find(
                parts.uri.query(),
                "tags",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(
                &mut violations,
                1..=3,
                |text| parameter::ruled_text(text, TAGS_RULES),
            );
        let ids = query_list::find(
                parts.uri.query(),
                "ids",
                ListStyle::Commas,
                &mut violations,
            )
            .required(
                &mut violations,
                0..=usize::MAX,
                |text| parameter::integer(text, 1..=i64::MAX),
            );
        let colors = query_list::find(
                parts.uri.query(),
                "colors",
                ListStyle::Pipes,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::choice);
        let days = query_list::find(
                parts.uri.query(),
                "days",
                ListStyle::Spaces,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, text_format::parse::<DateText>);
        let limit = limit
            .optional(&mut violations, |text| parameter::integer(text, 1..=i64::MAX));
        let x_trace = request_header::header(&parts.headers, "X-Trace", &mut violations)
            .required(
                &mut violations,
                |text| parameter::ruled_text(text, X_TRACE_RULES),
            );
        let x_numbers = request_header::header_list(
                &parts.headers,
                "X-Numbers",
                &mut violations,
            )
            .optional(
                &mut violations,
                0..=2,
                |text| parameter::number(text, f64::MIN..=f64::MAX),
            );
        let if_color = request_header::header(
                &parts.headers,
                "If-Color",
                &mut violations,
            )
            .optional(&mut violations, parameter::choice);
        let session = request_header::cookie(&parts.headers, "session", &mut violations)
            .optional(&mut violations, text_format::parse::<UuidText>);
        let theme = request_header::cookie(&parts.headers, "theme", &mut violations)
            .required(&mut violations, parameter::text);
        let (Some(ids), Some(x_trace), Some(theme), true) = (
            ids,
            x_trace,
            theme,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self {
            tags,
            ids,
            colors,
            days,
            limit,
            x_trace,
            x_numbers,
            if_color,
            session,
            theme,
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListThingsResponse {}

impl ListThingsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `listThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListThingsFailure {}

impl ListThingsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listThings`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListThingsRequest::decode(parts)?;
    match Api::list_things(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
