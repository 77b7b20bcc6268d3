// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `subscribe`: `POST /subscriptions`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::uri::UriText;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query, record, response, text_format};
use crate::traits::CommonHeaders;

/// The request of `subscribe`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscribeRequest {
    pub callback_url: String,
}

/// The required fields of [`SubscribeRequest`].
#[derive(Debug)]
pub struct SubscribeRequestRequired {
    pub callback_url: String,
}

record::implement! {
    SubscribeRequest from SubscribeRequestRequired {
        required(callback_url);
    }
}

/// The constraints of `callbackUrl`.
const CALLBACK_URL_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| text_format::is::<UriText>(text),
        <UriText as text_format::TextFormat>::EXPECTED,
    ),
];

impl SubscribeRequest {
    /// Decodes and validates the request, collecting every violation.
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::CREATED);
        Ok(())
    }
}

/// The errors of `subscribe`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SubscribeFailure {}

impl SubscribeFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `subscribe`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::api_key(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = SubscribeRequest::decode(parts)?;
    match Api::subscribe(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
