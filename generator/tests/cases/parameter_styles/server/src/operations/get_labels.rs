// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getLabels`: `GET /labels/{words}/{color}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, response, structured};
use crate::traits::CommonHeaders;
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::words::{Words, WORDS_SCHEMA};

/// The request of `getLabels`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLabelsRequest {
    pub words: Words,
    pub color: Color,
}

/// The required fields of [`GetLabelsRequest`].
#[derive(Debug)]
pub struct GetLabelsRequestRequired {
    pub words: Words,
    pub color: Color,
}

record::implement! {
    GetLabelsRequest from GetLabelsRequestRequired {
        required(words);
        required(color);
    }
}

impl GetLabelsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(words: &str, color: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let words: Option<Words> = structured::path(
                "words",
                words,
                Style::Label { explode: true },
                &WORDS_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |value: &Words| !value.is_empty());
        let color: Option<Color> = structured::path(
                "color",
                color,
                Style::Label { explode: true },
                &COLOR_SCHEMA,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let (Some(words), Some(color), true) = (words, color, violations.is_empty())
        else {
            return Err(violations.into());
        };
        Ok(Self { words, color })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetLabelsResponse {}

impl GetLabelsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getLabels`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetLabelsFailure {}

impl GetLabelsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getLabels`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    words: &str,
    color: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetLabelsRequest::decode(words, color)?;
    match Api::get_labels(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
