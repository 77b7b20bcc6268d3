// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `putAccount`: `PUT /accounts/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::patterns::{OWNER_PATTERN, SLUG_PATTERN, TAG_PATTERN};
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, query, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::account::{Account, ACCOUNT_SCHEMA};
use crate::types::problem::Problem;
use crate::types::tag::Tag;

/// The request of `putAccount`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutAccountRequest {
    pub id: String,
    pub code: Option<String>,
    pub slug: Option<String>,
    pub tag: Option<Tag>,
    /// The body.
    pub body: Account,
}

/// The required fields of [`PutAccountRequest`].
#[derive(Debug)]
pub struct PutAccountRequestRequired {
    pub id: String,
    /// The body.
    pub body: Account,
}

record::implement! {
    PutAccountRequest from PutAccountRequestRequired {
        required(id);
        optional(code: String);
        optional(slug: String);
        optional(tag: String);
        required(body);
    }
}

/// The constraints of `id`.
const ID_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| OWNER_PATTERN.matches(text),
        "expected a string that matches ^acc_\\w{4,}$",
    ),
];

/// The constraints of `code`.
const CODE_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| {
            text.chars().count() == 2
                && text.chars().all(|character| character.is_ascii_uppercase())
        },
        "expected a string that matches ^[A-Z]{2}$",
    ),
];

/// The constraints of `slug`.
const SLUG_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| SLUG_PATTERN.matches(text) != Some(false),
        "expected a string that matches ^(?!-)[a-z-]+$",
    ),
    TextConstraint::Condition(
        |text| SLUG_PATTERN.matches(text).is_some(),
        "expected a string that can be matched against ^(?!-)[a-z-]+$ in less time",
    ),
];

/// The constraints of `tag`.
const TAG_RULES: &[TextConstraint] = &[
    TextConstraint::Length(2, usize::MAX),
    TextConstraint::Condition(
        |text| TAG_PATTERN.matches(text),
        "expected a string that matches [a-f]+\"#",
    ),
];

impl PutAccountRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        id: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(&mut violations, |text| parameter::ruled_text(text, ID_RULES));
        let [code, slug, tag] = query::read(
            parts.uri.query(),
            ["code", "slug", "tag"],
            &mut violations,
        );
        let code = code
            .optional(&mut violations, |text| parameter::ruled_text(text, CODE_RULES));
        let slug = slug
            .optional(&mut violations, |text| parameter::ruled_text(text, SLUG_RULES));
        let tag = tag
            .optional(&mut violations, |text| parameter::ruled_text(text, TAG_RULES));
        let body: Option<Account> = request_body::decode_json(
            &bytes,
            &ACCOUNT_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(id), Some(body), true) = (id, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { id, code, slug, tag, body })
    }
}

/// `204`: put.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PutAccountResponse {}

impl PutAccountResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `putAccount`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutAccountFailure {
    /// `400`: not possible.
    BadRequest(Problem),
}

impl PutAccountFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::BadRequest(body) => {
                response::json(into, StatusCode::BAD_REQUEST, &body)
            }
        }
    }
}

/// Handles a request to `putAccount`. The common headers are set if it returns.
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
    let request = PutAccountRequest::decode(parts, id, body, body_limit).await?;
    match Api::put_account(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
