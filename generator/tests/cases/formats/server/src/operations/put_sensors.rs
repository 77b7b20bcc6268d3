// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `putSensors`: `PUT /sensors`.

use std::collections::BTreeMap;

use http::request::Parts;
use http::{Response, StatusCode};
use uuid::Uuid;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::limits::TextConstraint;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, MapValues, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response, text_format};
use crate::traits::CommonHeaders;
use crate::types::zoned::Zoned;

/// The request of `putSensors`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutSensorsRequest {
    /// The body.
    pub body: BTreeMap<String, Vec<Uuid>>,
}

/// The required fields of [`PutSensorsRequest`].
#[derive(Debug)]
pub struct PutSensorsRequestRequired {
    /// The body.
    pub body: BTreeMap<String, Vec<Uuid>>,
}

record::implement! {
    PutSensorsRequest from PutSensorsRequestRequired {
        required(body);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::Map(
    &MapValues {
        schema: Schema::Array(
            &Items {
                schema: Schema::String(
                    &[
                        TextConstraint::Condition(
                            |text| text_format::is::<UuidText>(text),
                            <UuidText as text_format::TextFormat>::EXPECTED,
                        ),
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
    /// Decodes and validates the request, collecting every violation.
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

/// The success responses of `putSensors`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutSensorsResponse {
    /// `200`: those that are new.
    Ok(Uuid),
    /// `201`: one is new.
    Created(Zoned),
}

impl PutSensorsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Ok(body) => response::json(into, StatusCode::OK, &body),
            Self::Created(body) => response::json(into, StatusCode::CREATED, &body),
        }
    }
}

/// The errors of `putSensors`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutSensorsFailure {}

impl PutSensorsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putSensors`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutSensorsRequest::decode(parts, body, body_limit).await?;
    match Api::put_sensors(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
