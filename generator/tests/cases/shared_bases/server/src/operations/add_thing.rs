// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /v1/things`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::responses::made::Made;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{object, object_schema, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::everything::Everything;

/// The request of `addThing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddThingRequest {
    /// The body.
    pub body: AddThingBody,
}

/// The required fields of [`AddThingRequest`].
#[derive(Debug)]
pub struct AddThingRequestRequired {
    /// The body.
    pub body: AddThingBody,
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
        let body: Option<AddThingBody> = request_body::decode_json(
            &bytes,
            &ADD_THING_BODY_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// The success responses of `addThing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddThingResponse {
    /// `201`: made.
    Created(Made),
    /// `202`: later.
    Accepted(Everything),
}

impl AddThingResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Created(payload) => payload.encode(into, StatusCode::CREATED),
            Self::Accepted(body) => response::json(into, StatusCode::ACCEPTED, &body),
        }
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

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddThingBody {
    pub circle: Option<AddThingBodyCircle>,
}

object::implement! {
    AddThingBody {
        optional(circle: AddThingBodyCircle, "circle");
    }
}

object_schema::implement! {
    ADD_THING_BODY_SCHEMA {
        optional("circle", Schema::Reference(&ADD_THING_BODY_CIRCLE_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddThingBodyCircle {
    pub circle: Option<Box<AddThingBodyCircle>>,
}

object::implement! {
    AddThingBodyCircle {
        optional(circle: Box<AddThingBodyCircle>, "circle");
    }
}

object_schema::implement! {
    ADD_THING_BODY_CIRCLE_SCHEMA {
        optional("circle", Schema::Reference(&ADD_THING_BODY_CIRCLE_SCHEMA));
    }, AdditionalProperties::Any
}
