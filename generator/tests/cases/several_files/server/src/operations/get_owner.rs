// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `getOwner`: `GET /owners/{owner}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, response};
use crate::types::{Id, Owner, Problem};

/// What `getOwner` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOwnerRequest {
    /// `owner`.
    pub owner: Id,
}

/// What no [`GetOwnerRequest`] can be without.
#[derive(Debug)]
pub struct GetOwnerRequestRequired {
    /// `owner`.
    pub owner: Id,
}

impl From<GetOwnerRequestRequired> for GetOwnerRequest {
    fn from(required: GetOwnerRequestRequired) -> Self {
        Self { owner: required.owner }
    }
}

/// What `owner` must hold to.
const OWNER_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| {
            text.chars().count() >= 1
                && text.chars().all(|character| character.is_ascii_lowercase())
        },
        expected: "expected a string that matches ^[a-z]+$",
    },
];

impl GetOwnerRequest {
    /// Decodes a request, or tells every rule that it breaks.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `getOwner` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetOwnerFailure {
    /// `404`: there is no such thing.
    NotFound(Problem),
}

impl GetOwnerFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::NotFound(body) => response::json(StatusCode::NOT_FOUND, &body),
        }
    }
}

/// Answers a request to `getOwner`.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    owner: &str,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, owner).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A, owner: &str) -> Result<Response<Body>, Rejection> {
    let request = GetOwnerRequest::decode(owner)?;
    match Api::get_owner(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
