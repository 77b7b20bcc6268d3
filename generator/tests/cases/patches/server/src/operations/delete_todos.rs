// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `deleteTodos`: `DELETE /todos`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::list_parameter::ListStyle;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query_list, record, response};
use crate::traits::CommonHeaders;

/// The request of `deleteTodos`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeleteTodosRequest {
    pub id: Vec<i64>,
}

/// The required fields of [`DeleteTodosRequest`].
#[derive(Debug)]
pub struct DeleteTodosRequestRequired {
    pub id: Vec<i64>,
}

record::implement! {
    DeleteTodosRequest from DeleteTodosRequestRequired {
        required(id);
    }
}

impl DeleteTodosRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = query_list::find(
                parts.uri.query(),
                "id",
                ListStyle::Repeated,
                &mut violations,
            )
            .required(
                &mut violations,
                0..=usize::MAX,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let (Some(id), true) = (id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id })
    }
}

/// `204`: deleted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct DeleteTodosResponse {}

impl DeleteTodosResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `deleteTodos`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum DeleteTodosFailure {}

impl DeleteTodosFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `deleteTodos`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = DeleteTodosRequest::decode(parts)?;
    match Api::delete_todos(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
