// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getLabel`: `GET /label/{word}/{words}/{color}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::Schema;
use crate::runtime::violation::Violations;
use crate::runtime::{record, response, structured};
use crate::traits::CommonHeaders;
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::words::{Words, WORDS_SCHEMA};

/// The request of `getLabel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLabelRequest {
    pub word: String,
    pub words: Words,
    pub color: Color,
}

/// The required fields of [`GetLabelRequest`].
#[derive(Debug)]
pub struct GetLabelRequestRequired {
    pub word: String,
    pub words: Words,
    pub color: Color,
}

record::implement! {
    GetLabelRequest from GetLabelRequestRequired {
        required(word);
        required(words);
        required(color);
    }
}

/// The schema of `word`.
static WORD_PARAMETER: Schema = Schema::String(&[]);

impl GetLabelRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(word: &str, words: &str, color: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let word: Option<String> = structured::path(
                "word",
                word,
                Style::Label { explode: false },
                &WORD_PARAMETER,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let words: Option<Words> = structured::path(
                "words",
                words,
                Style::Label { explode: false },
                &WORDS_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |value: &Words| !value.is_empty());
        let color: Option<Color> = structured::path(
                "color",
                color,
                Style::Label { explode: false },
                &COLOR_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let (Some(word), Some(words), Some(color), true) = (
            word,
            words,
            color,
            violations.is_empty(),
        ) else {
            return Err(violations.into());
        };
        Ok(Self { word, words, color })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetLabelResponse {}

impl GetLabelResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getLabel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetLabelFailure {}

impl GetLabelFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getLabel`. The common headers are set if it returns.
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
    let request = GetLabelRequest::decode(word, words, color)?;
    match Api::get_label(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
