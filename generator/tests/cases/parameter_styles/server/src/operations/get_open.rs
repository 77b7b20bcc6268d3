// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getOpen`: `GET /open`.

use std::collections::BTreeMap;

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{MapValues, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query, record, response, structured};
use crate::traits::CommonHeaders;

/// The request of `getOpen`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetOpenRequest {
    pub limit: Option<i64>,
    pub options: Option<BTreeMap<String, i64>>,
}

record::implement! {
    GetOpenRequest {
        optional(limit: i64);
        optional(options: BTreeMap<String, i64>);
    }
}

/// The schema of `options`.
static OPTIONS_PARAMETER: Schema = Schema::Map(
    &MapValues {
        schema: Schema::Integer(i64::MIN, i64::MAX),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl GetOpenRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [limit] = query::read(parts.uri.query(), ["limit"], &mut violations);
        let limit = limit
            .optional(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let options: Option<BTreeMap<String, i64>> = structured::query(
                parts.uri.query(),
                "options",
                Style::Form { explode: true },
                &["limit"],
                &OPTIONS_PARAMETER,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        violations.into_result()?;
        Ok(Self { limit, options })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetOpenResponse {}

impl GetOpenResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getOpen`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetOpenFailure {}

impl GetOpenFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getOpen`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetOpenRequest::decode(parts)?;
    match Api::get_open(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
