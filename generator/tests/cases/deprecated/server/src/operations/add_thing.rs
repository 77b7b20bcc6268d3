// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /v1/things`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::thing::Thing;
use crate::types::thing_request::{ThingRequest, THING_REQUEST_SCHEMA};

/// The request of `addThing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddThingRequest {
    /// The body.
    pub body: ThingRequest,
}

/// The required fields of [`AddThingRequest`].
#[derive(Debug)]
pub struct AddThingRequestRequired {
    /// The body.
    pub body: ThingRequest,
}

record::implement! {
    AddThingRequest from AddThingRequestRequired {
        required(body);
    }
}

impl AddThingRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<ThingRequest> = request_body::decode_json(
            &bytes,
            &THING_REQUEST_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `201`: the thing.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddThingResponse {
    /// The body.
    pub body: Thing,
}

impl From<Thing> for AddThingResponse {
    fn from(body: Thing) -> Self {
        Self { body }
    }
}

impl AddThingResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
    }
}

/// The errors of `addThing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddThingFailure {}

impl AddThingFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addThing`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddThingRequest::decode(parts, body, body_limit).await?;
    match Api::add_thing(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
