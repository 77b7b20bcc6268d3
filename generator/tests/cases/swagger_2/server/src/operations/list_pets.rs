// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /v1/pets`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};
use uuid::Uuid;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{
    header, parameter, query, query_list, record, request_header, response, structured,
    structured_header, text_enum, text_format,
};
use crate::traits::CommonHeaders;
use crate::types::animal::Animal;
use crate::types::failure_type::FailureType;

/// The request of `listPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsRequest {
    pub x_trace: Option<Uuid>,
    pub tags: Option<Vec<String>>,
    pub kinds: Option<Vec<ListPetsKindsItem>>,
    pub words: Option<Vec<String>>,
    pub columns: Option<Vec<String>>,
    pub sizes: Option<Vec<i32>>,
    pub limit: i32,
    pub x_fields: Option<Vec<String>>,
    pub flag: Option<bool>,
}

record::implement! {
    ListPetsRequest: Default {
        optional(x_trace: Uuid);
        optional(tags: Vec<String>);
        optional(kinds: Vec<ListPetsKindsItem>);
        optional(words: Vec<String>);
        optional(columns: Vec<String>);
        optional(sizes: Vec<i32>);
        default(limit: i32 = 20);
        optional(x_fields: Vec<String>);
        optional(flag: bool);
    }
}

/// The schema of `columns`.
static COLUMNS_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::String(&[]),
        minimum: 0,
        maximum: usize::MAX,
    },
);

/// The schema of `X-Fields`.
static X_FIELDS_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::String(&[]),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl ListPetsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [limit, flag] = query::read(
            parts.uri.query(),
            ["limit", "flag"],
            &mut violations,
        );
        let x_trace = request_header::header(&parts.headers, "X-Trace", &mut violations)
            .optional(&mut violations, text_format::parse::<UuidText>);
        let tags = query_list::find(
                parts.uri.query(),
                "tags",
                ListStyle::Commas,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::text);
        let kinds = query_list::find(
                parts.uri.query(),
                "kinds",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::choice);
        let words = query_list::find(
                parts.uri.query(),
                "words",
                ListStyle::Spaces,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::text);
        let columns: Option<Vec<String>> = structured::query(
                parts.uri.query(),
                "columns",
                Style::Tabs,
                &[],
                &COLUMNS_PARAMETER,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let sizes = query_list::find(
                parts.uri.query(),
                "sizes",
                ListStyle::Pipes,
                &mut violations,
            )
            .optional(
                &mut violations,
                0..=usize::MAX,
                |text| parameter::integer(text, i32::MIN..=i32::MAX),
            );
        let limit = limit
            .optional(&mut violations, |text| parameter::integer(text, 1..=100));
        let x_fields: Option<Vec<String>> = structured::header(
                &parts.headers,
                "X-Fields",
                Style::Pipes,
                &X_FIELDS_PARAMETER,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let flag = flag.or_empty().optional(&mut violations, parameter::boolean);
        violations.into_result()?;
        Ok(Self {
            x_trace,
            tags,
            kinds,
            words,
            columns,
            sizes,
            limit: limit.unwrap_or(20),
            x_fields,
            flag,
        })
    }
}

/// `200`: a page of pets.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsResponse {
    /// The body.
    pub body: Vec<Animal>,
    /// The number of pets.
    pub x_total: Option<i64>,
    pub x_kinds: Option<Vec<String>>,
}

record::implement! {
    ListPetsResponse {
        required(body);
        optional(x_total: i64);
        optional(x_kinds: Vec<String>);
    }
}

impl From<Vec<Animal>> for ListPetsResponse {
    fn from(body: Vec<Animal>) -> Self {
        Self {
            body,
            x_total: None,
            x_kinds: None,
        }
    }
}

impl ListPetsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_total {
            header::write(headers, const { HeaderName::from_static("x-total") }, value)?;
        }
        if let Some(value) = &self.x_kinds {
            structured_header::write_list(
                headers,
                const { HeaderName::from_static("x-kinds") },
                value,
            )?;
        }
        Ok(())
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListPetsFailure {
    /// `default`: the request failed.
    ///
    /// The status must be from 400 to 599; otherwise the response is an internal error.
    Default(StatusCode, FailureType),
}

impl ListPetsFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Default(status, body) => {
                response::json(into, response::chosen(status, 400..=599, &[])?, &body)
            }
        }
    }
}

/// Handles a request to `listPets`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListPetsRequest::decode(parts)?;
    match Api::list_pets(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListPetsKindsItem {
    Cat,
    Dog,
}

text_enum::implement! {
    ListPetsKindsItem {
        Cat = "cat";
        Dog = "dog";
    }
}
