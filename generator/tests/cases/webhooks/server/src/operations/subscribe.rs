// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `subscribe`: `POST /subscriptions`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::uri::UriText;
use crate::runtime::violation::Violations;
use crate::runtime::{codec, parameter, query, response};

/// What `subscribe` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscribeRequest {
    /// `callbackUrl`.
    pub callback_url: String,
}

/// What no [`SubscribeRequest`] can be without.
#[derive(Debug)]
pub struct SubscribeRequestRequired {
    /// `callbackUrl`.
    pub callback_url: String,
}

impl From<SubscribeRequestRequired> for SubscribeRequest {
    fn from(required: SubscribeRequestRequired) -> Self {
        Self {
            callback_url: required.callback_url,
        }
    }
}

/// What `callbackUrl` must hold to.
const CALLBACK_URL_RULES: &[TextRule] = &[
    TextRule {
        holds: |text| codec::is::<UriText>(text),
        expected: <UriText as codec::TextFormat>::EXPECTED,
    },
];

impl SubscribeRequest {
    /// Decodes a request, or tells every rule that it breaks.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [callback_url] = query::read(
            parts.uri.query(),
            ["callbackUrl"],
            &mut violations,
        );
        let callback_url = callback_url
            .required(
                &mut violations,
                |text| parameter::ruled_text(text, CALLBACK_URL_RULES),
            );
        let (Some(callback_url), true) = (callback_url, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { callback_url })
    }
}

/// `201`: subscribed.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SubscribeResponse {}

impl SubscribeResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::CREATED))
    }
}

/// How `subscribe` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SubscribeFailure {}

impl SubscribeFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `subscribe`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let credential = gate::api_key(api, parts, &[]).await;
    let (headers, caller) = match gate::enter(api, parts, credential).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, &caller, parts).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(
    api: &A,
    caller: &A::Caller,
    parts: &Parts,
) -> Result<Response<Body>, Rejection> {
    let request = SubscribeRequest::decode(parts)?;
    match Api::subscribe(api, caller, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
