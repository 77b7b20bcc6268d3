// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `makeReport`: `POST /reports/{kinds}/{day}.{part}`.

use http::request::Parts;
use http::{Response, StatusCode};
use jiff::civil::Date;
use uuid::Uuid;

use crate::api::Api;
use crate::bodies::MakeReportOkBody;
use crate::pipeline;
use crate::runtime::body::{Body, HttpBody};
use crate::runtime::date_by_jiff::DateText;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::limits::TextConstraint;
use crate::runtime::media::Media;
use crate::runtime::parameter_style::Style;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::server::body_limits::BodyLimits;
use crate::runtime::server::list_parameter::ListStyle;
use crate::runtime::server::multipart::FileField;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{
    header, multipart, negotiation, parameter, path, query, query_list, request_header,
    response, structured, upload_body,
};
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::upload::Upload;
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{json, multiple, object, object_schema, record, text_format, unique};
use crate::traits::CommonHeaders;
use crate::types::filter::{Filter, FILTER_SCHEMA};
use crate::types::kind::{Kind, KIND_SCHEMA};

/// The request of `makeReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeReportRequest {
    pub kinds: Vec<Kind>,
    pub day: Date,
    pub part: i32,
    pub kind: Kind,
    pub tags: Option<Vec<String>>,
    pub ids: Vec<i64>,
    pub days: Option<Vec<Date>>,
    pub filter: Option<Filter>,
    pub sort: Option<Filter>,
    pub limit: i64,
    /// Deprecated, to be removed on 2030-12-05.
    pub ratio: Option<f64>,
    pub flag: Option<bool>,
    pub path: Option<String>,
    pub code: Option<String>,
    pub x_trace: Uuid,
    pub x_numbers: Option<Vec<f64>>,
    pub session: Option<String>,
    /// The body.
    pub body: Upload<MakeReportBodyFields>,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: MakeReportAccept,
}

/// The required fields of [`MakeReportRequest`].
#[derive(Debug)]
pub struct MakeReportRequestRequired {
    pub kinds: Vec<Kind>,
    pub day: Date,
    pub part: i32,
    pub kind: Kind,
    pub ids: Vec<i64>,
    pub x_trace: Uuid,
    /// The body.
    pub body: Upload<MakeReportBodyFields>,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: MakeReportAccept,
}

record::implement! {
    MakeReportRequest from MakeReportRequestRequired {
        required(kinds);
        required(day);
        required(part);
        required(kind);
        optional(tags: Vec<String>);
        required(ids);
        optional(days: Vec<Date>);
        optional(filter: Filter);
        optional(sort: Filter);
        default(limit: i64 = 20);
        optional(ratio: f64);
        optional(flag: bool);
        optional(path: String);
        optional(code: String);
        required(x_trace);
        optional(x_numbers: Vec<f64>);
        optional(session: String);
        required(body);
        required(accept);
    }
}

/// A response media type of `makeReport`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MakeReportAccept {
    /// `application/json`.
    Json,
    /// `text/csv`.
    Csv,
    /// `image/*`.
    Image,
}

/// The schema of `kinds`.
static KINDS_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&KIND_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);

/// The schema of `tags`.
static TAGS_PARAMETER: Schema = Schema::Other(
    &UniqueSchema(
        Schema::Array(
            &Items {
                schema: Schema::String(&[TextConstraint::Length(0, 5)]),
                minimum: 1,
                maximum: 3,
            },
        ),
    ),
);

/// The constraints of `code`.
const CODE_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| {
            text.chars().count() == 2
                && text.chars().all(|character| character.is_ascii_uppercase())
        },
        "expected a string that matches ^[A-Z]{2}$",
    ),
];

/// The constraints of `session`.
const SESSION_RULES: &[TextConstraint] = &[TextConstraint::Length(8, usize::MAX)];

/// The file fields of the body.
const FILES: &[FileField] = &[
    FileField {
        name: "cover",
        required: true,
        several: false,
        media_types: "image/png, image/jpeg",
    },
    FileField {
        name: "others",
        required: false,
        several: true,
        media_types: "",
    },
];

impl MakeReportRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: HttpBody>(
        parts: &Parts,
        kinds: &str,
        day: &str,
        part: &str,
        body: B,
        body_limit: BodyLimits,
    ) -> Result<Self, Rejection> {
        let accept = match negotiation::best(
            &parts.headers,
            "application/json, text/csv, image/*",
        )? {
            0 => MakeReportAccept::Json,
            1 => MakeReportAccept::Csv,
            _ => MakeReportAccept::Image,
        };
        let upload = upload_body::read(
                parts,
                body,
                body_limit,
                FILES,
                "multipart/form-data",
            )
            .await?;
        let mut violations = Violations::new();
        let kinds: Option<Vec<Kind>> = structured::path(
                "kinds",
                kinds,
                Style::Label { explode: false },
                &KINDS_PARAMETER,
                &mut violations,
            )
            .required(&mut violations, |_| true);
        let day = path::parameter("day", day, &mut violations)
            .required(&mut violations, text_format::parse::<DateText>);
        let part = path::parameter("part", part, &mut violations)
            .required(&mut violations, |text| parameter::integer(text, 1..=i32::MAX));
        let [kind, sort, limit, ratio, flag, path, code] = query::read(
            parts.uri.query(),
            ["kind", "sort", "limit", "ratio", "flag", "path", "code"],
            &mut violations,
        );
        let kind = kind.required(&mut violations, parameter::choice);
        let tags: Option<Vec<String>> = structured::query(
                parts.uri.query(),
                "tags",
                Style::Form { explode: true },
                &[],
                &TAGS_PARAMETER,
                &mut violations,
            )
            .optional(
                &mut violations,
                |value: &Vec<String>| {
                    (1..=3).contains(&value.len())
                        && value.iter().all(|item| item.chars().count() <= 5)
                        && unique::all_differ(value.iter())
                },
            );
        let ids = query_list::find(
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
        let days = query_list::find(
                parts.uri.query(),
                "days",
                ListStyle::Spaces,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, text_format::parse::<DateText>);
        let filter: Option<Filter> = structured::query(
                parts.uri.query(),
                "filter",
                Style::Deep,
                &[],
                &FILTER_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let sort: Option<Filter> = sort
            .json(&FILTER_SCHEMA)
            .optional(&mut violations, |_| true);
        let limit = limit
            .optional(&mut violations, |text| parameter::integer(text, 1..=100));
        let ratio = ratio
            .optional(
                &mut violations,
                |text| {
                    let value = parameter::number(text, f64::MIN..=f64::MAX)?;
                    parameter::check(
                        value,
                        multiple::is_multiple(value, "0.1"),
                        "expected a multiple of 0.1",
                    )
                },
            );
        let flag = flag.or_empty().optional(&mut violations, parameter::boolean);
        let path = path.optional(&mut violations, parameter::text);
        let code = code
            .optional(&mut violations, |text| parameter::ruled_text(text, CODE_RULES));
        let x_trace = request_header::header(&parts.headers, "X-Trace", &mut violations)
            .required(&mut violations, text_format::parse::<UuidText>);
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
        let session = request_header::cookie(&parts.headers, "session", &mut violations)
            .optional(
                &mut violations,
                |text| parameter::ruled_text(text, SESSION_RULES),
            );
        let body: Option<Upload<MakeReportBodyFields>> = multipart::decode_upload(
            &upload,
            &MAKE_REPORT_BODY_FIELDS_SCHEMA,
            FieldStyles::new(&[("filter", FieldStyle::Json)]),
            FILES,
            |_| true,
            &mut violations,
        );
        let (
            Some(kinds),
            Some(day),
            Some(part),
            Some(kind),
            Some(ids),
            Some(x_trace),
            Some(body),
            true,
        ) = (kinds, day, part, kind, ids, x_trace, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            kinds,
            day,
            part,
            kind,
            tags,
            ids,
            days,
            filter,
            sort,
            limit: limit.unwrap_or(20),
            ratio,
            flag,
            path,
            code,
            x_trace,
            x_numbers,
            session,
            body,
            accept,
        })
    }
}

/// `200`: the report.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeReportResponse {
    /// The body.
    pub body: MakeReportOkBody,
    pub x_lines: Option<i64>,
}

record::implement! {
    MakeReportResponse {
        required(body);
        optional(x_lines: i64);
    }
}

impl From<MakeReportOkBody> for MakeReportResponse {
    fn from(body: MakeReportOkBody) -> Self {
        Self { body, x_lines: None }
    }
}

impl From<Filter> for MakeReportResponse {
    fn from(body: Filter) -> Self {
        Self {
            body: body.into(),
            x_lines: None,
        }
    }
}

impl From<String> for MakeReportResponse {
    fn from(body: String) -> Self {
        Self {
            body: body.into(),
            x_lines: None,
        }
    }
}

impl From<Media> for MakeReportResponse {
    fn from(body: Media) -> Self {
        Self {
            body: body.into(),
            x_lines: None,
        }
    }
}

impl MakeReportResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        self.body.encode(into, StatusCode::OK)?;
        header::write_some!(into.headers_mut(), "x-lines", self.x_lines);
        Ok(())
    }
}

/// The errors of `makeReport`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MakeReportFailure {
    /// `4XX`: the request is invalid.
    ///
    /// The status must be from 400 to 499; otherwise the response is an internal error.
    ClientError(StatusCode, Filter),
    /// `default`: it failed.
    ///
    /// The status must be from 500 to 599; otherwise the response is an internal error.
    Default(StatusCode),
}

impl MakeReportFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::ClientError(status, body) => {
                response::json(into, response::chosen(status, 400..=499, &[])?, &body)
            }
            Self::Default(status) => {
                response::empty(into, response::chosen(status, 500..=599, &[])?);
                Ok(())
            }
        }
    }
}

/// Handles a request to `makeReport`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: HttpBody>(
    api: &A,
    parts: &Parts,
    kinds: &str,
    day: &str,
    part: &str,
    body: B,
    body_limit: BodyLimits,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = MakeReportRequest::decode(parts, kinds, day, part, body, body_limit)
        .await?;
    match Api::make_report(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeReportBodyFields {
    pub title: String,
    pub sizes: Option<Vec<i64>>,
    pub filter: Option<Filter>,
}

/// The required fields of [`MakeReportBodyFields`].
#[derive(Debug)]
pub struct MakeReportBodyFieldsRequired {
    pub title: String,
}

object::implement! {
    MakeReportBodyFields from MakeReportBodyFieldsRequired {
        required(title, "title");
        optional(sizes: Vec<i64>, "sizes");
        optional(filter: Filter, "filter");
    }, check
}

impl object::Check for MakeReportBodyFields {
    fn check(&self) -> json::Result<()> {
        object::require(self.title.chars().count() <= 8, "title")?;
        Ok(())
    }
}

object_schema::implement! {
    MAKE_REPORT_BODY_FIELDS_SCHEMA {
        required("title", Schema::String(&[TextConstraint::Length(0, 8)]));
        optional("sizes", Schema::Array(&Items { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }));
        optional("filter", Schema::Reference(&FILTER_SCHEMA));
    }, AdditionalProperties::Any
}
