// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `getOwner`: `GET /owners/{owner}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;
use crate::types::id::Id;
use crate::types::owner::Owner;
use crate::types::problem::Problem;

/// The request of `getOwner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOwnerRequest {
    pub owner: Id,
}

/// The required fields of [`GetOwnerRequest`].
#[derive(Debug)]
pub struct GetOwnerRequestRequired {
    pub owner: Id,
}

record::implement! {
    GetOwnerRequest from GetOwnerRequestRequired {
        required(owner);
    }
}

/// The constraints of `owner`.
const OWNER_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| {
            text.chars().count() >= 1
                && text.chars().all(|character| character.is_ascii_lowercase())
        },
        "expected a string that matches ^[a-z]+$",
    ),
];

impl GetOwnerRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(owner: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let owner = path::parameter("owner", owner, &mut violations)
            .required(&mut violations, |text| parameter::ruled_text(text, OWNER_RULES));
        let Some(owner) = owner else {
            return Err(Rejection::NotFound);
        };
        violations.into_result()?;
        Ok(Self { owner })
    }
}

/// `200`: the owner.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOwnerResponse {
    /// The body.
    pub body: Owner,
}

impl From<Owner> for GetOwnerResponse {
    fn from(body: Owner) -> Self {
        Self { body }
    }
}

impl GetOwnerResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `getOwner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetOwnerFailure {
    /// `404`: there is no such thing.
    NotFound(Problem),
}

impl GetOwnerFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound(body) => response::json(into, StatusCode::NOT_FOUND, &body),
        }
    }
}

/// Handles a request to `getOwner`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    owner: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetOwnerRequest::decode(owner)?;
    match Api::get_owner(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
