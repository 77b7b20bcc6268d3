// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getReserved`: `GET /reserved`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::parameter_style::Style;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query, query_list, record, response, structured};
use crate::traits::CommonHeaders;
use crate::types::link::{Link, LINK_SCHEMA};

/// The request of `getReserved`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetReservedRequest {
    pub each: Option<Vec<String>>,
    pub commas: Option<Vec<String>>,
    pub pipes: Option<Vec<String>>,
    pub deep: Option<Link>,
    pub pairs: Option<Link>,
    pub link: Option<Link>,
    pub lists: Option<Vec<Vec<String>>>,
}

record::implement! {
    GetReservedRequest {
        optional(each: Vec<String>);
        optional(commas: Vec<String>);
        optional(pipes: Vec<String>);
        optional(deep: Link);
        optional(pairs: Link);
        optional(link: Link);
        optional(lists: Vec<Vec<String>>);
    }
}

/// The schema of `lists`.
static LISTS_PARAMETER: Schema = Schema::Array(
    &Items {
        schema: Schema::Array(
            &Items {
                schema: Schema::String(&[]),
                minimum: 0,
                maximum: usize::MAX,
            },
        ),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl GetReservedRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [lists] = query::read(parts.uri.query(), ["lists"], &mut violations);
        let each = query_list::find(
                parts.uri.query(),
                "each",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::text);
        let commas = query_list::find(
                parts.uri.query(),
                "commas",
                ListStyle::Commas,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::text);
        let pipes = query_list::find(
                parts.uri.query(),
                "pipes",
                ListStyle::Pipes,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::text);
        let deep: Option<Link> = structured::query(
                parts.uri.query(),
                "deep",
                Style::Deep,
                &[],
                &LINK_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let pairs: Option<Link> = structured::query(
                parts.uri.query(),
                "pairs",
                Style::Form { explode: false },
                &[],
                &LINK_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let link: Option<Link> = structured::query(
                parts.uri.query(),
                "link",
                Style::Form { explode: true },
                &[],
                &LINK_SCHEMA,
                &mut violations,
            )
            .optional(&mut violations, |_| true);
        let lists: Option<Vec<Vec<String>>> = lists
            .json(&LISTS_PARAMETER)
            .optional(&mut violations, |_| true);
        violations.into_result()?;
        Ok(Self {
            each,
            commas,
            pipes,
            deep,
            pairs,
            link,
            lists,
        })
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetReservedResponse {}

impl GetReservedResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getReserved`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetReservedFailure {}

impl GetReservedFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getReserved`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetReservedRequest::decode(parts)?;
    match Api::get_reserved(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
