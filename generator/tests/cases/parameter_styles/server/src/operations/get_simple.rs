// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getSimple`: `GET /simple/{word}/{words}/{color}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response, structured, unique};
use crate::traits::CommonHeaders;
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::words::{Words, WORDS_SCHEMA};

/// The request of `getSimple`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSimpleRequest {
    pub word: String,
    pub words: Words,
    pub color: Color,
    pub pairs: Option<Color>,
    pub x_words: Option<Vec<String>>,
    pub x_color: Option<Color>,
}

/// The required fields of [`GetSimpleRequest`].
#[derive(Debug)]
pub struct GetSimpleRequestRequired {
    pub word: String,
    pub words: Words,
    pub color: Color,
}

record::implement! {
    GetSimpleRequest from GetSimpleRequestRequired {
        required(word);
        required(words);
        required(color);
        optional(pairs: Color);
        optional(x_words: Vec<String>);
        optional(x_color: Color);
    }
}

/// The schema of `X-Words`.
static X_WORDS_PARAMETER: Schema = Schema::Other(
    &UniqueSchema(
        Schema::Array(
            &Items {
                schema: Schema::String(&[]),
                minimum: 0,
                maximum: usize::MAX,
            },
        ),
    ),
);

impl GetSimpleRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(
        parts: &Parts,
        word: &str,
        words: &str,
        color: &str,
    ) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let word = path::parameter("word", word, &mut violations)
            .required(&mut violations, parameter::text);
        let words: Option<Words> = structured::path(
                "words",
                words,
                Style::Simple { explode: false },
                &WORDS_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |value: &Words| !value.is_empty());
        let color: Option<Color> = structured::path(
                "color",
                color,
                Style::Simple { explode: false },
                &COLOR_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let pairs: Option<Color> = structured::query(
                parts.uri.query(),
                "pairs",
                Style::Form { explode: false },
                &[],
                &COLOR_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let x_words: Option<Vec<String>> = structured::header(
                &parts.headers,
                "X-Words",
                Style::Simple { explode: false },
                &X_WORDS_PARAMETER,
                &mut violations,
            )
            .optional(
                &mut violations,
                |value: &Vec<String>| unique::all_differ(value.iter()),
            );
        let x_color: Option<Color> = structured::header(
                &parts.headers,
                "X-Color",
                Style::Simple { explode: true },
                &COLOR_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let (Some(word), Some(words), Some(color), true) = (
            word,
            words,
            color,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self {
            word,
            words,
            color,
            pairs,
            x_words,
            x_color,
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSimpleResponse {}

impl GetSimpleResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getSimple`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetSimpleFailure {}

impl GetSimpleFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getSimple`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    word: &str,
    words: &str,
    color: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetSimpleRequest::decode(parts, word, words, color)?;
    match Api::get_simple(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
