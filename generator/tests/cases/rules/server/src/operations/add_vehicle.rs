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
use crate::traits::CommonHeaders;
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

/// Handles a request to `addVehicle`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = AddVehicleRequest::decode(parts, body, body_limit).await?;
    match Api::add_vehicle(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
