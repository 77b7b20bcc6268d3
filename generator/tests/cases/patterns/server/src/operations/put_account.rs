// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `putAccount`: `PUT /accounts/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::patterns::{OWNER_PATTERN, SLUG_PATTERN, TAG_PATTERN};
use crate::runtime::body::Body;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, query, request_body, response};
use crate::types::{Account, Problem, Tag};
use crate::{gate, types};

/// What `putAccount` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutAccountRequest {
    /// `id`.
    pub id: String,
    /// `code`.
    pub code: Option<String>,
    /// `slug`.
    pub slug: Option<String>,
    /// `tag`.
    pub tag: Option<Tag>,
    /// The body.
    pub body: Account,
}

/// What no [`PutAccountRequest`] can be without.
#[derive(Debug)]
pub struct PutAccountRequestRequired {
    /// `id`.
    pub id: String,
    /// The body.
    pub body: Account,
}

impl From<PutAccountRequestRequired> for PutAccountRequest {
    fn from(required: PutAccountRequestRequired) -> Self {
        Self {
            id: required.id,
            code: None,
            slug: None,
            tag: None,
            body: required.body,
        }
    }
}

impl PutAccountRequest {
    /// Sets `code`.
    #[must_use]
    pub fn code(mut self, code: impl Into<Option<String>>) -> Self {
        self.code = code.into();
        self
    }

    /// Sets `slug`.
    #[must_use]
    pub fn slug(mut self, slug: impl Into<Option<String>>) -> Self {
        self.slug = slug.into();
        self
    }

    /// Sets `tag`.
    #[must_use]
    pub fn tag(mut self, tag: impl Into<Option<Tag>>) -> Self {
        self.tag = tag.into();
        self
    }
}

/// What `id` must hold to.
const ID_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| OWNER_PATTERN.matches(text),
        expected: "expected a string that matches ^acc_\\w{4,}$",
    },
];

/// What `code` must hold to.
const CODE_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| {
            text.chars().count() == 2
                && text.chars().all(|character| character.is_ascii_uppercase())
        },
        expected: "expected a string that matches ^[A-Z]{2}$",
    },
];

/// What `slug` must hold to.
const SLUG_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| SLUG_PATTERN.matches(text) != Some(false),
        expected: "expected a string that matches ^(?!-)[a-z-]+$",
    },
    TextRule {
        holds: |text| SLUG_PATTERN.matches(text).is_some(),
        expected: "expected a string that is matched against ^(?!-)[a-z-]+$ with less work",
    },
];

/// What `tag` must hold to.
const TAG_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| text.chars().count() >= 2,
        expected: "expected at least 2 characters",
    },
    TextRule {
        holds: |text| TAG_PATTERN.matches(text),
        expected: "expected a string that matches [a-f]+\"#",
    },
];

impl PutAccountRequest {
    /// Decodes a request, or tells every rule that it breaks.
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
            &types::account::SCHEMA,
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `putAccount` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutAccountFailure {
    /// `400`: not possible.
    BadRequest(Problem),
}

impl PutAccountFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::BadRequest(body) => response::json(StatusCode::BAD_REQUEST, &body),
        }
    }
}

/// Answers a request to `putAccount`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    id: &str,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, id, body, body_limit).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    id: &str,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let request = PutAccountRequest::decode(parts, id, body, body_limit).await?;
    match Api::put_account(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
