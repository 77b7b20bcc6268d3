// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `patchTodo`: `PATCH /todos/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::todo::Todo;
use crate::types::todo_patch::{TodoPatch, TODO_PATCH_SCHEMA};

/// The request of `patchTodo`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PatchTodoRequest {
    pub id: i64,
    /// The body.
    pub body: TodoPatch,
}

/// The required fields of [`PatchTodoRequest`].
#[derive(Debug)]
pub struct PatchTodoRequestRequired {
    pub id: i64,
    /// The body.
    pub body: TodoPatch,
}

record::implement! {
    PatchTodoRequest from PatchTodoRequestRequired {
        required(id);
        required(body);
    }
}

impl PatchTodoRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        id: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/merge-patch+json",
            )
            .await?;
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let body: Option<TodoPatch> = request_body::decode_json(
            &bytes,
            &TODO_PATCH_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(id), Some(body), true) = (id, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id, body })
    }
}

/// `200`: the todo as it is now.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PatchTodoResponse {
    /// The body.
    pub body: Todo,
}

impl From<Todo> for PatchTodoResponse {
    fn from(body: Todo) -> Self {
        Self { body }
    }
}

impl PatchTodoResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `patchTodo`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PatchTodoFailure {}

impl PatchTodoFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `patchTodo`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    id: &str,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PatchTodoRequest::decode(parts, id, body, body_limit).await?;
    match Api::patch_todo(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
