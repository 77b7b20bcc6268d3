// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `subscribe_on_data`: `POST`, the callback `onData` of `subscribe`, to
//! `{$request.query.callbackUrl}/data`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{parameter, request_body, request_header, response};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `subscribe_on_data`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SubscribeOnDataRequest {
    pub x_attempt: Option<i64>,
    /// The body.
    pub body: Vec<i64>,
}

/// The required fields of [`SubscribeOnDataRequest`].
#[derive(Debug)]
pub struct SubscribeOnDataRequestRequired {
    /// The body.
    pub body: Vec<i64>,
}

record::implement! {
    SubscribeOnDataRequest from SubscribeOnDataRequestRequired {
        optional(x_attempt: i64);
        required(body);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::Array(
    &Items {
        schema: Schema::Integer(i64::MIN, i64::MAX),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl SubscribeOnDataRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let x_attempt = request_header::header(
                &parts.headers,
                "X-Attempt",
                &mut violations,
            )
            .optional(&mut violations, |text| parameter::integer(text, 1..=i64::MAX));
        let body: Option<Vec<i64>> = request_body::decode_json(
            &bytes,
            &BODY,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { x_attempt, body })
    }
}

/// `202`: taken.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SubscribeOnDataResponse {}

impl SubscribeOnDataResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::ACCEPTED);
        Ok(())
    }
}

/// The errors of `subscribe_on_data`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SubscribeOnDataFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl SubscribeOnDataFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `subscribe_on_data`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::SubscribeOnData,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = SubscribeOnDataRequest::decode(parts, body, body_limit).await?;
    match Receive::subscribe_on_data(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
