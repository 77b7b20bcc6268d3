// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getExploded`: `GET /exploded/{color}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{query, record, request_header, response, structured};
use crate::traits::CommonHeaders;
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::words::{Words, WORDS_SCHEMA};

/// The request of `getExploded`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetExplodedRequest {
    pub color: Color,
    pub x_color: Option<Color>,
    /// `color`.
    pub cookie_color: Option<Color>,
    pub shades: Option<Vec<String>>,
    pub words: Option<Words>,
    pub filters: Option<Vec<Color>>,
    pub x_filters: Option<Vec<Color>>,
}

/// The required fields of [`GetExplodedRequest`].
#[derive(Debug)]
pub struct GetExplodedRequestRequired {
    pub color: Color,
}

record::implement! {
    GetExplodedRequest from GetExplodedRequestRequired {
        required(color);
        optional(x_color: Color);
        optional(cookie_color: Color);
        optional(shades: Vec<String>);
        optional(words: Vec<String>);
        optional(filters: Vec<Color>);
        optional(x_filters: Vec<Color>);
    }
}

/// The schema of `shades`.
static SHADES_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::String(&[]),
        minimum: 0,
        maximum: usize::MAX,
    },
);

/// The schema of `filters`.
static FILTERS_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&COLOR_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);

/// The schema of `X-Filters`.
static X_FILTERS_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&COLOR_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl GetExplodedRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts, color: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let color: Option<Color> = structured::path(
                "color",
                color,
                Style::Simple { explode: true },
                &COLOR_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let [filters] = query::read(parts.uri.query(), ["filters"], &mut violations);
        let x_color: Option<Color> = structured::header(
                &parts.headers,
                "X-Color",
                Style::Simple { explode: false },
                &COLOR_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let cookie_color: Option<Color> = structured::cookie(
                &parts.headers,
                "color",
                Style::Form { explode: false },
                &COLOR_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let shades: Option<Vec<String>> = structured::cookie(
                &parts.headers,
                "shades",
                Style::Form { explode: false },
                &SHADES_PARAMETER,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let words: Option<Words> = structured::cookie(
                &parts.headers,
                "words",
                Style::Form { explode: false },
                &WORDS_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |value: &Words| !value.is_empty());
        let filters: Option<Vec<Color>> = filters
            .json(&FILTERS_PARAMETER)
            .optional(&mut violations, |_| true);
        let x_filters: Option<Vec<Color>> = request_header::header(
                &parts.headers,
                "X-Filters",
                &mut violations,
            )
            .json(&X_FILTERS_PARAMETER)
            .optional(&mut violations, |_| true);
        let (Some(color), true) = (color, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            color,
            x_color,
            cookie_color,
            shades,
            words,
            filters,
            x_filters,
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetExplodedResponse {}

impl GetExplodedResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getExploded`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetExplodedFailure {}

impl GetExplodedFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getExploded`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    color: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetExplodedRequest::decode(parts, color)?;
    match Api::get_exploded(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
