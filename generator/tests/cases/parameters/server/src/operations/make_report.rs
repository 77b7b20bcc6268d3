// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `makeReport`: `POST /reports/{kinds}/{day}.{part}`.

use chrono::NaiveDate;
use http::request::Parts;
use http::{Response, StatusCode};
use uuid::Uuid;

use crate::api::Api;
use crate::bodies::MakeReportOkBody;
use crate::runtime::body::{Body, HttpBody};
use crate::runtime::date_by_chrono::DateText;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::media::Media;
use crate::runtime::parameter_style::Style;
use crate::runtime::schema::Schema;
use crate::runtime::server::body_limits::BodyLimits;
use crate::runtime::server::list_parameter::ListStyle;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{
    content_coding, failure, header, multipart, negotiation, parameter, path, query,
    query_list, request_header, response, structured, upload_body,
};
use crate::runtime::upload::Upload;
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{object, record, text_format};
use crate::schemas;
use crate::statuses::{MakeReportClientErrorStatus, MakeReportDefaultStatus};
use crate::traits::Admit;
use crate::types::filter::Filter;
use crate::types::kind::Kind;
use crate::uploads::MakeReportBodyFiles;

/// The request of `makeReport`.
///
/// Created from [`MakeReportRequestRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeReportRequest {
    pub kinds: Vec<Kind>,
    pub day: NaiveDate,
    /// At least `1`.
    pub part: i32,
    pub kind: Kind,
    /// 1 to 3 items, each once.
    pub tags: Option<Vec<String>>,
    pub ids: Vec<i64>,
    pub days: Option<Vec<NaiveDate>>,
    pub filter: Option<Filter>,
    pub sort: Option<Filter>,
    /// `1..=100`.
    pub limit: i64,
    /// Deprecated, to be removed on 2030-12-05.
    ///
    /// A multiple of `0.1`.
    pub ratio: Option<f64>,
    pub flag: Option<bool>,
    pub path: Option<String>,
    /// Pattern `^[A-Z]{2}$`.
    pub code: Option<String>,
    pub x_trace: Uuid,
    /// At most 2 items.
    pub x_numbers: Option<Vec<f64>>,
    /// At least 8 characters.
    pub session: Option<String>,
    /// The body.
    pub body: Upload<MakeReportBodyFields, MakeReportBodyFiles>,
    /// The media type that the caller prefers. A response may still have another one.
    pub accept: MakeReportAccept,
}

/// The required fields of [`MakeReportRequest`].
#[derive(Debug)]
pub struct MakeReportRequestRequired {
    pub kinds: Vec<Kind>,
    pub day: NaiveDate,
    /// At least `1`.
    pub part: i32,
    pub kind: Kind,
    pub ids: Vec<i64>,
    pub x_trace: Uuid,
    /// The body.
    pub body: Upload<MakeReportBodyFields, MakeReportBodyFiles>,
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
        optional(days: Vec<NaiveDate>);
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
        content_coding::check(parts, &body)?;
        let upload = upload_body::read::<
            MakeReportBodyFiles,
            _,
        >(parts, body, body_limit, "multipart/form-data")
            .await?;
        let mut violations = Violations::new();
        let kinds: Option<Vec<Kind>> = structured::path(
                "kinds",
                kinds,
                Style::Label { explode: false },
                &schemas::MAKE_REPORT_KINDS,
                &mut violations,
            )
            .required(&mut violations);
        let day = path::parameter("day", day, &mut violations)
            .required(
                &mut violations,
                &schemas::MAKE_REPORT_DAY,
                text_format::parse::<DateText>,
            );
        let part = path::parameter("part", part, &mut violations)
            .required(&mut violations, &schemas::MAKE_REPORT_PART, parameter::integer);
        let [kind, sort, limit, ratio, flag, path, code] = query::read(
            parts.uri.query(),
            ["kind", "sort", "limit", "ratio", "flag", "path", "code"],
            &mut violations,
        );
        let kind = kind.required(&mut violations, &schemas::KIND, parameter::choice);
        let tags = query_list::find(
                parts.uri.query(),
                "tags",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(&mut violations, &schemas::MAKE_REPORT_TAGS, parameter::text);
        let ids = query_list::find(
                parts.uri.query(),
                "ids",
                ListStyle::Commas,
                &mut violations,
            )
            .required(&mut violations, &schemas::MAKE_REPORT_IDS, parameter::integer);
        let days = query_list::find(
                parts.uri.query(),
                "days",
                ListStyle::Spaces,
                &mut violations,
            )
            .optional(
                &mut violations,
                &schemas::MAKE_REPORT_DAYS,
                text_format::parse::<DateText>,
            );
        let filter: Option<Filter> = structured::query(
                parts.uri.query(),
                "filter",
                Style::Deep,
                &[],
                &schemas::FILTER,
                &mut violations,
            )
            .optional(&mut violations);
        let sort: Option<Filter> = sort.json(&schemas::FILTER).optional(&mut violations);
        let limit = limit
            .optional(&mut violations, &schemas::MAKE_REPORT_LIMIT, parameter::integer);
        let ratio = ratio
            .optional(&mut violations, &schemas::MAKE_REPORT_RATIO, parameter::number);
        let flag = flag
            .or_empty()
            .optional(&mut violations, &Schema::Boolean, parameter::boolean);
        let path = path.optional(&mut violations, &Schema::String(&[]), parameter::text);
        let code = code
            .optional(&mut violations, &schemas::MAKE_REPORT_CODE, parameter::text);
        let x_trace = request_header::header(&parts.headers, "X-Trace", &mut violations)
            .required(
                &mut violations,
                &schemas::MAKE_REPORT_X_TRACE,
                text_format::parse::<UuidText>,
            );
        let x_numbers = request_header::header_list(
                &parts.headers,
                "X-Numbers",
                &mut violations,
            )
            .optional(
                &mut violations,
                &schemas::MAKE_REPORT_X_NUMBERS,
                parameter::number,
            );
        let session = request_header::cookie(&parts.headers, "session", &mut violations)
            .optional(&mut violations, &schemas::MAKE_REPORT_SESSION, parameter::text);
        let body: Option<Upload<MakeReportBodyFields, MakeReportBodyFiles>> = multipart::decode_upload(
            &upload,
            &schemas::MAKE_REPORT_BODY,
            FieldStyles::new(&[("filter", FieldStyle::Json)]),
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

/// `200`: The report.
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
    /// `4XX`: The request is invalid.
    ClientError(MakeReportClientErrorStatus, Filter),
    /// `default`: It failed.
    Default(MakeReportDefaultStatus),
    /// Any other error: every error converts to a [`Rejection`].
    Rejected(Rejection),
}

failure::implement! {
    MakeReportFailure {}
}

impl MakeReportFailure {
    pub(crate) fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::ClientError(status, body) => response::json(into, status.get(), &body),
            Self::Default(status) => {
                response::empty(into, status.get());
                Ok(())
            }
            Self::Rejected(rejection) => Err(rejection),
        }
    }
}

/// Handles a request to `makeReport`.
pub(crate) async fn serve<A: Api, B: HttpBody>(
    api: &A,
    parts: &Parts,
    kinds: &str,
    day: &str,
    part: &str,
    body: B,
    body_limit: BodyLimits,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    Admit::admit(api, parts).await?;
    let request = MakeReportRequest::decode(parts, kinds, day, part, body, body_limit)
        .await?;
    match Api::make_report(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Created from [`MakeReportBodyFieldsRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeReportBodyFields {
    /// At most 8 characters.
    pub title: String,
    pub sizes: Option<Vec<i64>>,
    pub filter: Option<Filter>,
}

/// The required fields of [`MakeReportBodyFields`].
#[derive(Debug)]
pub struct MakeReportBodyFieldsRequired {
    /// At most 8 characters.
    pub title: String,
}

object::implement! {
    MakeReportBodyFields from MakeReportBodyFieldsRequired {
        required(title, "title");
        optional(sizes: Vec<i64>, "sizes");
        optional(filter: Filter, "filter");
    }
}
