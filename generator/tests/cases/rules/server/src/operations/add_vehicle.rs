// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addVehicle`: `POST /vehicles`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{constrained_body, record, request_body, response};
use crate::types::vehicle::{Vehicle, VEHICLE_SCHEMA};
use crate::{constraints, pipeline};

/// The request of `addVehicle`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddVehicleRequest {
    /// The body.
    pub body: Option<Vec<Vehicle>>,
}

record::implement! {
    AddVehicleRequest {
        optional(body: Vec<Vehicle>);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&VEHICLE_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl AddVehicleRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Vec<Vehicle>> = bytes
            .as_deref()
            .and_then(|bytes| constrained_body::decode_json(
                bytes,
                &BODY,
                &constraints::ADD_VEHICLE_BODY,
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `204`: added.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddVehicleResponse {}

impl AddVehicleResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `addVehicle`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddVehicleFailure {}

impl AddVehicleFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `addVehicle`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) {
    let (headers, caller) = pipeline::admit_anonymous(api, parts).await;
    let result = match caller {
        Ok(()) => respond(api, parts, body, body_limit, into).await,
        Err(rejection) => Err(rejection),
    };
    pipeline::finish(api, &headers, result.as_ref().err(), into);
}

async fn respond<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let request = AddVehicleRequest::decode(parts, body, body_limit).await?;
    match Api::add_vehicle(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
