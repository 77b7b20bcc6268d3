// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getJson`: `GET /json/{color}`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{path, query, record, request_header, response, text_format};
use crate::traits::CommonHeaders;
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::filter::{Filter, FILTER_SCHEMA};
use crate::types::words::{Words, WORDS_SCHEMA};

/// The request of `getJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetJsonRequest {
    pub color: Color,
    pub filter: Filter,
    pub word: Option<String>,
    pub x_words: Option<Words>,
    pub x_word: Option<String>,
    pub day: Option<Vec<Date>>,
}

/// The required fields of [`GetJsonRequest`].
#[derive(Debug)]
pub struct GetJsonRequestRequired {
    pub color: Color,
    pub filter: Filter,
}

record::implement! {
    GetJsonRequest from GetJsonRequestRequired {
        required(color);
        required(filter);
        optional(word: String);
        optional(x_words: Vec<String>);
        optional(x_word: String);
        optional(day: Vec<Date>);
    }
}

/// The schema of `word`.
static WORD_PARAMETER: Schema = Schema::String(&[TextConstraint::Length(0, 9)]);

/// The schema of `X-Word`.
static X_WORD_PARAMETER: Schema = Schema::String(&[]);

/// The schema of `day`.
static DAY_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::String(
            &[
                TextConstraint::Condition(
                    |text| text_format::is::<DateText>(text),
                    <DateText as text_format::TextFormat>::EXPECTED,
                ),
            ],
        ),
        minimum: 0,
        maximum: 2,
    },
);

impl GetJsonRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts, color: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let color: Option<Color> = path::parameter("color", color, &mut violations)
            .json(&COLOR_SCHEMA)
            .required(&mut violations, |_| true);
        let Some(color) = color else {
            return Err(Rejection::NotFound);
        };
        let [filter, word] = query::read(
            parts.uri.query(),
            ["filter", "word"],
            &mut violations,
        );
        let filter: Option<Filter> = filter
            .json(&FILTER_SCHEMA)
            .required(&mut violations, |_| true);
        let word: Option<String> = word
            .json(&WORD_PARAMETER)
            .optional(&mut violations, |value: &String| value.chars().count() <= 9);
        let x_words: Option<Words> = request_header::header(
                &parts.headers,
                "X-Words",
                &mut violations,
            )
            .json(&WORDS_SCHEMA)
            .optional(&mut violations, |value: &Words| !value.is_empty());
        let x_word: Option<String> = request_header::header(
                &parts.headers,
                "X-Word",
                &mut violations,
            )
            .json(&X_WORD_PARAMETER)
            .optional(&mut violations, |_| true);
        let day: Option<Vec<Date>> = request_header::cookie(
                &parts.headers,
                "day",
                &mut violations,
            )
            .json(&DAY_PARAMETER)
            .optional(&mut violations, |value: &Vec<Date>| value.len() <= 2);
        let (Some(filter), true) = (filter, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            color,
            filter,
            word,
            x_words,
            x_word,
            day,
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetJsonResponse {}

impl GetJsonResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetJsonFailure {
    /// `404`: no such color.
    NotFound,
}

impl GetJsonFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound => {
                response::empty(into, StatusCode::NOT_FOUND);
                Ok(())
            }
        }
    }
}

/// Handles a request to `getJson`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    color: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetJsonRequest::decode(parts, color)?;
    match Api::get_json(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
