// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `listThings`: `GET /things`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;
use uuid::Uuid;

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::date::DateText;
use crate::runtime::limits::TextRule;
use crate::runtime::list::ListStyle;
use crate::runtime::rejection::Rejection;
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{codec, parameter, query, request_header, response};
use crate::types::{Color, Colors};

/// What `listThings` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListThingsRequest {
    /// `tags`.
    pub tags: Option<Vec<String>>,
    /// `ids`.
    pub ids: Vec<i64>,
    /// `colors`.
    pub colors: Option<Colors>,
    /// `days`.
    pub days: Option<Vec<Date>>,
    /// `limit`.
    pub limit: Option<i64>,
    /// `X-Trace`.
    pub x_trace: String,
    /// `X-Numbers`.
    pub x_numbers: Option<Vec<f64>>,
    /// `If-Color`.
    pub if_color: Option<Color>,
    /// `session`.
    pub session: Option<Uuid>,
    /// `theme`.
    pub theme: String,
}

/// What no [`ListThingsRequest`] can be without.
#[derive(Debug)]
pub struct ListThingsRequestRequired {
    /// `ids`.
    pub ids: Vec<i64>,
    /// `X-Trace`.
    pub x_trace: String,
    /// `theme`.
    pub theme: String,
}

impl From<ListThingsRequestRequired> for ListThingsRequest {
    fn from(required: ListThingsRequestRequired) -> Self {
        Self {
            tags: None,
            ids: required.ids,
            colors: None,
            days: None,
            limit: None,
            x_trace: required.x_trace,
            x_numbers: None,
            if_color: None,
            session: None,
            theme: required.theme,
        }
    }
}

impl ListThingsRequest {
    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: impl Into<Option<Vec<String>>>) -> Self {
        self.tags = tags.into();
        self
    }

    /// Sets `colors`.
    #[must_use]
    pub fn colors(mut self, colors: impl Into<Option<Colors>>) -> Self {
        self.colors = colors.into();
        self
    }

    /// Sets `days`.
    #[must_use]
    pub fn days(mut self, days: impl Into<Option<Vec<Date>>>) -> Self {
        self.days = days.into();
        self
    }

    /// Sets `limit`.
    #[must_use]
    pub fn limit(mut self, limit: impl Into<Option<i64>>) -> Self {
        self.limit = limit.into();
        self
    }

    /// Sets `x_numbers`.
    #[must_use]
    pub fn x_numbers(mut self, x_numbers: impl Into<Option<Vec<f64>>>) -> Self {
        self.x_numbers = x_numbers.into();
        self
    }

    /// Sets `if_color`.
    #[must_use]
    pub fn if_color(mut self, if_color: impl Into<Option<Color>>) -> Self {
        self.if_color = if_color.into();
        self
    }

    /// Sets `session`.
    #[must_use]
    pub fn session(mut self, session: impl Into<Option<Uuid>>) -> Self {
        self.session = session.into();
        self
    }
}

/// What `tags` must hold to.
const TAGS_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| text.chars().count() <= 5,
        expected: "expected at most 5 characters",
    },
];

/// What `X-Trace` must hold to.
const X_TRACE_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| text.chars().count() >= 2,
        expected: "expected at least 2 characters",
    },
];

impl ListThingsRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [limit] = query::read(parts.uri.query(), ["limit"], &mut violations);
        let tags = query::list(
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
        let ids = query::list(
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
        let colors = query::list(
                parts.uri.query(),
                "colors",
                ListStyle::Pipes,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::choice);
        let days = query::list(
                parts.uri.query(),
                "days",
                ListStyle::Spaces,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, codec::parse::<DateText>);
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
            .optional(&mut violations, codec::parse::<UuidText>);
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `listThings` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListThingsFailure {}

impl ListThingsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `listThings`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A, parts: &Parts) -> Result<Response<Body>, Rejection> {
    let request = ListThingsRequest::decode(parts)?;
    match Api::list_things(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
