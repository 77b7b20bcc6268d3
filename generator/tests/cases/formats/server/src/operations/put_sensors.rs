// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `putSensors`: `PUT /sensors`.

use std::collections::BTreeMap;

use http::request::Parts;
use http::{Response, StatusCode};
use uuid::Uuid;

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::limits::TextRule;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, MapValues, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{codec, request_body, response};
use crate::types::Zoned;

/// What `putSensors` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutSensorsRequest {
    /// The body.
    pub body: BTreeMap<String, Vec<Uuid>>,
}

/// What no [`PutSensorsRequest`] can be without.
#[derive(Debug)]
pub struct PutSensorsRequestRequired {
    /// The body.
    pub body: BTreeMap<String, Vec<Uuid>>,
}

impl From<PutSensorsRequestRequired> for PutSensorsRequest {
    fn from(required: PutSensorsRequestRequired) -> Self {
        Self { body: required.body }
    }
}

/// What the body must hold to.
static BODY: Schema = Schema::Map(
    &MapValues {
        schema: Schema::Array(
            &Items {
                schema: Schema::String(
                    &[
                        TextRule {
                            holds: |text| codec::is::<UuidText>(text),
                            expected: <UuidText as codec::TextFormat>::EXPECTED,
                        },
                    ],
                ),
                minimum: 0,
                maximum: 3,
            },
        ),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl PutSensorsRequest {
    /// Decodes a request, or tells every rule that it breaks.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<BTreeMap<String, Vec<Uuid>>> = request_body::decode_json(
            &bytes,
            &BODY,
            |body: &BTreeMap<String, Vec<Uuid>>| {
                body.values().all(|item| item.len() <= 3)
            },
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// What `putSensors` answers.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutSensorsResponse {
    /// `200`: those that are new.
    Ok(Uuid),
    /// `201`: one is new.
    Created(Zoned),
}

impl PutSensorsResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {
            Self::Ok(body) => response::json(StatusCode::OK, &body),
            Self::Created(body) => response::json(StatusCode::CREATED, &body),
        }
    }
}

/// How `putSensors` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutSensorsFailure {}

impl PutSensorsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `putSensors`.
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
    let request = PutSensorsRequest::decode(parts, body, body_limit).await?;
    match Api::put_sensors(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
