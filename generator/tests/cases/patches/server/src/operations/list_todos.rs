// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `listTodos`: `GET /todos`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::nullable::Nullable;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query_list, record, response, structured_header};
use crate::traits::CommonHeaders;
use crate::types::priority::Priority;
use crate::types::todo::Todo;

/// The request of `listTodos`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListTodosRequest {
    pub tag: Option<Vec<String>>,
    pub priority: Option<Vec<Priority>>,
}

record::implement! {
    ListTodosRequest {
        optional(tag: Vec<String>);
        optional(priority: Vec<Priority>);
    }
}

impl ListTodosRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let tag = query_list::find(
                parts.uri.query(),
                "tag",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::text);
        let priority = query_list::find(
                parts.uri.query(),
                "priority",
                ListStyle::Repeated,
                &mut violations,
            )
            .optional(&mut violations, 0..=usize::MAX, parameter::choice);
        violations.into_result()?;
        Ok(Self { tag, priority })
    }
}

/// `200`: the todos.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListTodosResponse {
    /// The body.
    pub body: Vec<Todo>,
    pub x_filter: Nullable<Vec<String>>,
}

record::implement! {
    ListTodosResponse {
        required(body);
        nullable(x_filter: Vec<String>);
    }
}

impl From<Vec<Todo>> for ListTodosResponse {
    fn from(body: Vec<Todo>) -> Self {
        Self {
            body,
            x_filter: Nullable::Absent,
        }
    }
}

impl ListTodosResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        match &self.x_filter {
            Nullable::Absent => {}
            Nullable::Null => {
                structured_header::write_json(
                    headers,
                    const { HeaderName::from_static("x-filter") },
                    &(),
                )?
            }
            Nullable::Value(value) => {
                structured_header::write_json(
                    headers,
                    const { HeaderName::from_static("x-filter") },
                    value,
                )?
            }
        }
        Ok(())
    }
}

/// The errors of `listTodos`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListTodosFailure {}

impl ListTodosFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listTodos`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListTodosRequest::decode(parts)?;
    match Api::list_todos(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
