// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getDeep`: `GET /deep`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::violation::Violations;
use crate::runtime::{json, record, response, structured};
use crate::traits::CommonHeaders;
use crate::types::color::{Color, COLOR_SCHEMA};
use crate::types::filter::{Filter, FILTER_SCHEMA};
use crate::types::range::{Range, RANGE_SCHEMA};

/// The request of `getDeep`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetDeepRequest {
    pub color: Option<Color>,
    pub filter: Option<Filter>,
    pub created: Option<GetDeepCreated>,
}

record::implement! {
    GetDeepRequest {
        optional(color: Color);
        optional(filter: Filter);
        optional(created: GetDeepCreated);
    }
}

impl GetDeepRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let color: Option<Color> = structured::query(
                parts.uri.query(),
                "color",
                Style::Deep,
                &[],
                &COLOR_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let filter: Option<Filter> = structured::query(
                parts.uri.query(),
                "filter",
                Style::Deep,
                &[],
                &FILTER_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let created: Option<GetDeepCreated> = structured::query(
                parts.uri.query(),
                "created",
                Style::Deep,
                &[],
                &GET_DEEP_CREATED_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        violations.into_result()?;
        Ok(Self { color, filter, created })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetDeepResponse {}

impl GetDeepResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getDeep`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetDeepFailure {}

impl GetDeepFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getDeep`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetDeepRequest::decode(parts)?;
    match Api::get_deep(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum GetDeepCreated {
    Integer(i64),
    Range(Range),
}

impl From<i64> for GetDeepCreated {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<Range> for GetDeepCreated {
    fn from(value: Range) -> Self {
        Self::Range(value)
    }
}

impl json::Encode for GetDeepCreated {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::Range(value) => writer.value(value),
        }
    }
}

impl Union for GetDeepCreated {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::Range),
        }
    }
}

union::implement! {
    GetDeepCreated by any shape {
        0 = integer;
        1 = object { optional ["gte", "lt"], closed };
    }
}

pub(crate) static GET_DEEP_CREATED_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <GetDeepCreated as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Integer(i64::MIN, i64::MAX),
            Schema::Reference(&RANGE_SCHEMA),
        ],
    },
);
