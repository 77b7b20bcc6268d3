// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `addUser`: `POST /users`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::user::User;
use crate::types::user_request_type::{UserRequestType, USER_REQUEST_TYPE_SCHEMA};

/// The request of `addUser`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddUserRequest {
    /// The body.
    pub body: UserRequestType,
}

/// The required fields of [`AddUserRequest`].
#[derive(Debug)]
pub struct AddUserRequestRequired {
    /// The body.
    pub body: UserRequestType,
}

record::implement! {
    AddUserRequest from AddUserRequestRequired {
        required(body);
    }
}

impl AddUserRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<UserRequestType> = request_body::decode_json(
            &bytes,
            &USER_REQUEST_TYPE_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `201`: added.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddUserResponse {
    /// The body.
    pub body: User,
}

impl From<User> for AddUserResponse {
    fn from(body: User) -> Self {
        Self { body }
    }
}

impl AddUserResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
    }
}

/// The errors of `addUser`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddUserFailure {}

impl AddUserFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addUser`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddUserRequest::decode(parts, body, body_limit).await?;
    match Api::add_user(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
