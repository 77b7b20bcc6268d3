// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getQuery`: `GET /query`.

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
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::violation::Violations;
use crate::runtime::{
    json, parameter, query, query_list, record, response, structured, text_format, unique,
};
use crate::traits::CommonHeaders;
use crate::types::color::{Color, COLOR_SCHEMA};

/// The request of `getQuery`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetQueryRequest {
    pub color: Option<Color>,
    pub spaces: Option<Color>,
    pub plain: Option<String>,
    pub bars: Option<Vec<i64>>,
    pub pipes: Option<Color>,
    pub id: Option<GetQueryId>,
    pub tag: Option<GetQueryTag>,
    pub days: Option<Vec<Date>>,
    pub anything: Option<String>,
    pub url: Option<String>,
    pub pretty: Option<bool>,
}

record::implement! {
    GetQueryRequest {
        optional(color: Color);
        optional(spaces: Color);
        optional(plain: String);
        optional(bars: Vec<i64>);
        optional(pipes: Color);
        optional(id: GetQueryId);
        optional(tag: GetQueryTag);
        optional(days: Vec<Date>);
        optional(anything: String);
        optional(url: String);
        optional(pretty: bool);
    }
}

/// The constraints of `plain`.
const PLAIN_RULES: &[TextConstraint] = &[TextConstraint::Length(0, 9)];

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

impl GetQueryRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [plain, anything, url, pretty] = query::read(
            parts.uri.query(),
            ["plain", "anything", "url", "pretty"],
            &mut violations,
        );
        let color: Option<Color> = structured::query(
                parts.uri.query(),
                "color",
                Style::Form { explode: true },
                &[],
                &COLOR_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let spaces: Option<Color> = structured::query(
                parts.uri.query(),
                "spaces",
                Style::Spaces,
                &[],
                &COLOR_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let plain = plain
            .optional(&mut violations, |text| parameter::ruled_text(text, PLAIN_RULES));
        let bars = query_list::find(
                parts.uri.query(),
                "bars",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(
                &mut violations,
                0..=usize::MAX,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let pipes: Option<Color> = structured::query(
                parts.uri.query(),
                "pipes",
                Style::Pipes,
                &[],
                &COLOR_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let id: Option<GetQueryId> = structured::query(
                parts.uri.query(),
                "id",
                Style::Form { explode: true },
                &[],
                &GET_QUERY_ID_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let tag: Option<GetQueryTag> = structured::query(
                parts.uri.query(),
                "tag",
                Style::Form { explode: true },
                &[],
                &GET_QUERY_TAG_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let days: Option<Vec<Date>> = structured::query(
                parts.uri.query(),
                "days",
                Style::Form { explode: true },
                &[],
                &DAYS_PARAMETER,
                &mut violations,
            )
            .optional(
                &mut violations,
                |value: &Vec<Date>| unique::all_differ(value.iter()),
            );
        let anything = anything.optional(&mut violations, parameter::text);
        let url = url.optional(&mut violations, parameter::text);
        let pretty = pretty.or_empty().optional(&mut violations, parameter::boolean);
        violations.into_result()?;
        Ok(Self {
            color,
            spaces,
            plain,
            bars,
            pipes,
            id,
            tag,
            days,
            anything,
            url,
            pretty,
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetQueryResponse {}

impl GetQueryResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getQuery`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetQueryFailure {}

impl GetQueryFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getQuery`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetQueryRequest::decode(parts)?;
    match Api::get_query(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum GetQueryId {
    Integer(i64),
    String(String),
}

impl From<i64> for GetQueryId {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for GetQueryId {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl json::Encode for GetQueryId {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::String(value) => writer.value(value),
        }
    }
}

impl Union for GetQueryId {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::String),
        }
    }
}

union::implement! {
    GetQueryId by any shape {
        0 = integer;
        1 = string;
    }
}

pub(crate) static GET_QUERY_ID_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <GetQueryId as union::Discriminated>::DISCRIMINATOR,
        variants: &[Schema::Integer(i64::MIN, i64::MAX), Schema::String(&[])],
    },
);

#[derive(Clone, Debug, PartialEq)]
pub enum GetQueryTag {
    String(String),
    StringArray(Vec<String>),
}

impl From<String> for GetQueryTag {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Vec<String>> for GetQueryTag {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for GetQueryTag {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
        }
    }
}

impl Union for GetQueryTag {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }
}

union::implement! {
    GetQueryTag by one shape {
        0 = string;
        1 = array;
    }
}

pub(crate) static GET_QUERY_TAG_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <GetQueryTag as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::String(&[]),
            Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);
