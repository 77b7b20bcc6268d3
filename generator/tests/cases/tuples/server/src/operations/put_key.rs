// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `putKey`: `PUT /keys`.

use std::collections::BTreeMap;

use bytes::Bytes;
use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::body::Body;
use crate::runtime::by_type::ByType;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::Schema;
use crate::runtime::violation::Violations;
use crate::runtime::{codec, coded, request_body, response, ruled_body};
use crate::types::{Key, Level, Signed};
use crate::{gate, rules, types};

/// What `putKey` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutKeyRequest {
    /// The body.
    pub body: (Key, Bytes),
}

/// What no [`PutKeyRequest`] can be without.
#[derive(Debug)]
pub struct PutKeyRequestRequired {
    /// The body.
    pub body: (Key, Bytes),
}

impl From<PutKeyRequestRequired> for PutKeyRequest {
    fn from(required: PutKeyRequestRequired) -> Self {
        Self { body: required.body }
    }
}

/// What the body must hold to.
static BODY: Schema = Schema::Tuple(
    &[
        Schema::Reference(&types::key::SCHEMA),
        Schema::String(
            &[
                TextRule {
                    holds: |text| codec::is::<Base64UrlText>(text),
                    expected: <Base64UrlText as codec::TextFormat>::EXPECTED,
                },
            ],
        ),
    ],
);

impl PutKeyRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<coded::Decoded<(Base64UrlText, Base64UrlText)>> = ruled_body::decode_json(
            &bytes,
            &BODY,
            &rules::PUT_KEY_BODY,
            |_| true,
            &mut violations,
        );
        let body = body.map(|body| body.0);
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: the keys that were there.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutKeyResponse {
    /// The body.
    pub body: BTreeMap<String, Signed>,
}

impl From<BTreeMap<String, Signed>> for PutKeyResponse {
    fn from(body: BTreeMap<String, Signed>) -> Self {
        Self { body }
    }
}

impl PutKeyResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(
            StatusCode::OK,
            &coded::Encoded::<
                BTreeMap<
                    String,
                    (
                        Base64UrlText,
                        ByType<Bytes>,
                        Option<Base64UrlText>,
                        Vec<Base64UrlText>,
                        ByType<Level>,
                    ),
                >,
            >(&self.body),
        )
    }
}

/// How `putKey` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutKeyFailure {}

impl PutKeyFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `putKey`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let request = PutKeyRequest::decode(parts, body, body_limit).await?;
    match Api::put_key(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
