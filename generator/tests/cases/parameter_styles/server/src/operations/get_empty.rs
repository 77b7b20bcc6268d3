// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getEmpty`: `GET /empty`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::violation::Violations;
use crate::runtime::{
    parameter, query_list, record, request_header, response, structured, text_format,
    unique,
};
use crate::traits::CommonHeaders;
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::nested::{Nested, NESTED_SCHEMA};
use crate::types::range::{Range, RANGE_SCHEMA};

/// The request of `getEmpty`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetEmptyRequest {
    pub options: Range,
    pub nested: Nested,
    pub words: Vec<String>,
    pub commas: Vec<i64>,
    pub days: Vec<Date>,
    pub x_words: Vec<String>,
    pub x_range: Range,
    pub x_word: String,
    pub shades: Vec<String>,
    pub none: Option<Color>,
}

/// The required fields of [`GetEmptyRequest`].
#[derive(Debug)]
pub struct GetEmptyRequestRequired {
    pub options: Range,
    pub nested: Nested,
    pub words: Vec<String>,
    pub commas: Vec<i64>,
    pub days: Vec<Date>,
    pub x_words: Vec<String>,
    pub x_range: Range,
    pub x_word: String,
    pub shades: Vec<String>,
}

record::implement! {
    GetEmptyRequest from GetEmptyRequestRequired {
        required(options);
        required(nested);
        required(words);
        required(commas);
        required(days);
        required(x_words);
        required(x_range);
        required(x_word);
        required(shades);
        optional(none: Color);
    }
}

/// The schema of `days`.
static DAYS_PARAMETER: Schema = Schema::Other(
    &UniqueSchema(
        Schema::Array(
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
                maximum: usize::MAX,
            },
        ),
    ),
);

/// The schema of `shades`.
static SHADES_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::String(&[]),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl GetEmptyRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let options: Option<Range> = structured::query(
                parts.uri.query(),
                "options",
                Style::Form { explode: true },
                &[],
                &RANGE_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let nested: Option<Nested> = structured::query(
                parts.uri.query(),
                "nested",
                Style::Deep,
                &[],
                &NESTED_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let words = query_list::find(
                parts.uri.query(),
                "words",
                ListStyle::Repeated,
                &mut violations,
            )
            .required(&mut violations, 0..=usize::MAX, parameter::text);
        let commas = query_list::find(
                parts.uri.query(),
                "commas",
                ListStyle::Commas,
                &mut violations,
            )
            .required(
                &mut violations,
                0..=usize::MAX,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let days: Option<Vec<Date>> = structured::query(
                parts.uri.query(),
                "days",
                Style::Form { explode: true },
                &[],
                &DAYS_PARAMETER,
                &mut violations,
            )
            .required(
                &mut violations,
                |value: &Vec<Date>| unique::all_differ(value.iter()),
            );
        let x_words = request_header::header_list(
                &parts.headers,
                "X-Words",
                &mut violations,
            )
            .required(&mut violations, 0..=usize::MAX, parameter::text);
        let x_range: Option<Range> = structured::header(
                &parts.headers,
                "X-Range",
                Style::Simple { explode: false },
                &RANGE_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let x_word = request_header::header(&parts.headers, "X-Word", &mut violations)
            .required(&mut violations, parameter::text);
        let shades: Option<Vec<String>> = structured::cookie(
                &parts.headers,
                "shades",
                Style::Form { explode: false },
                &SHADES_PARAMETER,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let none: Option<Color> = structured::query(
                parts.uri.query(),
                "none",
                Style::Form { explode: false },
                &[],
                &COLOR_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let (
            Some(options),
            Some(nested),
            Some(words),
            Some(commas),
            Some(days),
            Some(x_words),
            Some(x_range),
            Some(x_word),
            Some(shades),
            true,
        ) = (
            options,
            nested,
            words,
            commas,
            days,
            x_words,
            x_range,
            x_word,
            shades,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self {
            options,
            nested,
            words,
            commas,
            days,
            x_words,
            x_range,
            x_word,
            shades,
            none,
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetEmptyResponse {}

impl GetEmptyResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getEmpty`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetEmptyFailure {}

impl GetEmptyFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getEmpty`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetEmptyRequest::decode(parts)?;
    match Api::get_empty(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
