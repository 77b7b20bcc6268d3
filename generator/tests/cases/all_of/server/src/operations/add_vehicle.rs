// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `addVehicle`: `POST /vehicles`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::nullable::Nullable;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{json, object, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::load::Load;
use crate::types::truck::{Truck, TRUCK_SCHEMA};
use crate::types::unit::Unit;
use crate::types::vehicle::{VehicleColor, VehicleOwner, VehicleTrailer};

/// The request of `addVehicle`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddVehicleRequest {
    /// The body.
    pub body: Truck,
}

/// The required fields of [`AddVehicleRequest`].
#[derive(Debug)]
pub struct AddVehicleRequestRequired {
    /// The body.
    pub body: Truck,
}

record::implement! {
    AddVehicleRequest from AddVehicleRequestRequired {
        required(body);
    }
}

impl AddVehicleRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Truck> = request_body::decode_json(
            &bytes,
            &TRUCK_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `201`: added.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddVehicleResponse {
    /// The body.
    pub body: AddVehicleCreatedBody,
}

impl From<AddVehicleCreatedBody> for AddVehicleResponse {
    fn from(body: AddVehicleCreatedBody) -> Self {
        Self { body }
    }
}

impl AddVehicleResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::CREATED, &self.body)
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

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddVehicleCreatedBody {
    /// That of the truck.
    pub plate: String,
    pub color: VehicleColor,
    pub owner: Option<VehicleOwner>,
    pub trailer: Option<VehicleTrailer>,
    pub weight: f64,
    /// What the weight is told in.
    pub unit: Unit,
    pub next: Option<Truck>,
    /// What it carries.
    pub load: Nullable<Load>,
    pub id: i64,
}

/// The required fields of [`AddVehicleCreatedBody`].
#[derive(Debug)]
pub struct AddVehicleCreatedBodyRequired {
    /// That of the truck.
    pub plate: String,
    pub color: VehicleColor,
    pub weight: f64,
    pub id: i64,
}

object::implement! {
    AddVehicleCreatedBody from AddVehicleCreatedBodyRequired {
        required(plate, "plate");
        required(color, "color");
        optional(owner: VehicleOwner, "owner");
        optional(trailer: VehicleTrailer, "trailer");
        required(weight, "weight");
        default(unit: String = "kg".to_owned(), "unit");
        optional(next: Truck, "next");
        nullable(load: Load, "load");
        required(id, "id");
    }, check
}

impl object::Check for AddVehicleCreatedBody {
    fn check(&self) -> json::Result<()> {
        object::require(self.weight >= 0.0, "weight")?;
        object::require(self.unit.chars().count() <= 2, "unit")?;
        Ok(())
    }
}
