// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `listThings`: `GET /v1/things`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, query, record, response, structured, text_enum};
use crate::traits::CommonHeaders;
use crate::types::filter::{Filter, FILTER_SCHEMA};
use crate::types::thing::Thing;

/// The request of `listThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListThingsRequest {
    pub limit: Option<i32>,
    /// The number of the page.
    ///
    /// Deprecated, to be removed on 2030-12-05.
    pub page: Option<i32>,
    /// Deprecated, to be removed on 2031-06-01.
    pub region: String,
    /// Deprecated.
    pub sort: Option<ListThingsSort>,
    pub filter: Option<Filter>,
}

/// The required fields of [`ListThingsRequest`].
#[derive(Debug)]
pub struct ListThingsRequestRequired {
    /// Deprecated, to be removed on 2031-06-01.
    pub region: String,
}

record::implement! {
    ListThingsRequest from ListThingsRequestRequired {
        optional(limit: i32);
        optional(page: i32);
        required(region);
        optional(sort: ListThingsSort);
        optional(filter: Filter);
    }
}

impl ListThingsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [limit, page, region, sort] = query::read(
            parts.uri.query(),
            ["limit", "page", "region", "sort"],
            &mut violations,
        );
        let limit = limit
            .optional(
                &mut violations,
                |text| parameter::integer(text, i32::MIN..=i32::MAX),
            );
        let page = page
            .optional(
                &mut violations,
                |text| parameter::integer(text, i32::MIN..=i32::MAX),
            );
        let region = region.required(&mut violations, parameter::text);
        let sort = sort.optional(&mut violations, parameter::choice);
        let filter: Option<Filter> = structured::query(
                parts.uri.query(),
                "filter",
                Style::Deep,
                &[],
                &FILTER_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let (Some(region), true) = (region, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            limit,
            page,
            region,
            sort,
            filter,
        })
    }
}

/// `200`: the things.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListThingsResponse {
    /// The body.
    pub body: Vec<Thing>,
    /// Deprecated, to be removed on 2030-12-05.
    pub x_total: Option<i32>,
    pub x_count: Option<i32>,
}

record::implement! {
    ListThingsResponse {
        required(body);
        optional(x_total: i32);
        optional(x_count: i32);
    }
}

impl From<Vec<Thing>> for ListThingsResponse {
    fn from(body: Vec<Thing>) -> Self {
        Self {
            body,
            x_total: None,
            x_count: None,
        }
    }
}

impl ListThingsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_total {
            header::write(headers, const { HeaderName::from_static("x-total") }, value)?;
        }
        if let Some(value) = &self.x_count {
            header::write(headers, const { HeaderName::from_static("x-count") }, value)?;
        }
        Ok(())
    }
}

/// The errors of `listThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListThingsFailure {}

impl ListThingsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listThings`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListThingsRequest::decode(parts)?;
    match Api::list_things(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Deprecated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListThingsSort {
    Name,
    Age,
}

text_enum::implement! {
    ListThingsSort {
        Name = "name";
        Age = "age";
    }
}
