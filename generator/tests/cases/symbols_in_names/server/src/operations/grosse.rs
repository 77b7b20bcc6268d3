// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `größe`: `GET /sizes/{id}`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, path, query, record, response, text_enum};
use crate::traits::CommonHeaders;
use crate::types::grosse::Größe;

/// The request of `größe`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GrosseRequest {
    pub id: String,
    /// `id`.
    pub query_id: Option<String>,
    /// `-id`.
    pub minus_id: Option<String>,
    pub filter_a: Option<String>,
    /// `filter[a]<`.
    pub filter_a_less_than: Option<String>,
    pub 名前: Option<String>,
    pub 種類: Option<Grosse種類>,
}

/// The required fields of [`GrosseRequest`].
#[derive(Debug)]
pub struct GrosseRequestRequired {
    pub id: String,
}

record::implement! {
    GrosseRequest from GrosseRequestRequired {
        required(id);
        optional(query_id: String);
        optional(minus_id: String);
        optional(filter_a: String);
        optional(filter_a_less_than: String);
        optional(名前: String);
        optional(種類: Grosse種類);
    }
}

impl GrosseRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts, id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(&mut violations, parameter::text);
        let [query_id, minus_id, filter_a, filter_a_less_than, 名前, 種類] = query::read(
            parts.uri.query(),
            ["id", "-id", "filter[a]", "filter[a]<", "名前", "種類"],
            &mut violations,
        );
        let query_id = query_id.optional(&mut violations, parameter::text);
        let minus_id = minus_id.optional(&mut violations, parameter::text);
        let filter_a = filter_a.optional(&mut violations, parameter::text);
        let filter_a_less_than = filter_a_less_than
            .optional(&mut violations, parameter::text);
        let 名前 = 名前.optional(&mut violations, parameter::text);
        let 種類 = 種類.optional(&mut violations, parameter::choice);
        let (Some(id), true) = (id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            id,
            query_id,
            minus_id,
            filter_a,
            filter_a_less_than,
            名前,
            種類,
        })
    }
}

/// `200`: all.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GrosseResponse {
    /// The body.
    pub body: Größe,
    /// `X-A.B`.
    pub x_hyphen_a_dot_b: Option<String>,
    pub x_a_b: Option<String>,
    /// `body`.
    pub value_body: Option<String>,
}

record::implement! {
    GrosseResponse {
        required(body);
        optional(x_hyphen_a_dot_b: String);
        optional(x_a_b: String);
        optional(value_body: String);
    }
}

impl From<Größe> for GrosseResponse {
    fn from(body: Größe) -> Self {
        Self {
            body,
            x_hyphen_a_dot_b: None,
            x_a_b: None,
            value_body: None,
        }
    }
}

impl GrosseResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_hyphen_a_dot_b {
            header::write(headers, const { HeaderName::from_static("x-a.b") }, value)?;
        }
        if let Some(value) = &self.x_a_b {
            header::write(headers, const { HeaderName::from_static("x-a-b") }, value)?;
        }
        if let Some(value) = &self.value_body {
            header::write(headers, const { HeaderName::from_static("body") }, value)?;
        }
        Ok(())
    }
}

/// The errors of `größe`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GrosseFailure {}

impl GrosseFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `größe`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GrosseRequest::decode(parts, id)?;
    match Api::grosse(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grosse種類 {
    種類,
    大きさ,
}

text_enum::implement! {
    Grosse種類 {
        種類 = "種類";
        大きさ = "大きさ";
    }
}
