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
use crate::runtime::{json, object, request_body, response};
use crate::types::{
    Load, Truck, Unit, VehicleColor, VehicleOwner, VehicleTrailer, TRUCK_SCHEMA,
};

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

impl From<AddVehicleRequestRequired> for AddVehicleRequest {
    fn from(required: AddVehicleRequestRequired) -> Self {
        Self { body: required.body }
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::CREATED, &self.body)
    }
}

/// The errors of `addVehicle`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddVehicleFailure {}

impl AddVehicleFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Handles a request to `addVehicle`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let headers = match pipeline::admit_anonymous(api, parts).await {
        Ok(admitted) => admitted,
        Err(response) => return response,
    };
    let result = respond(api, parts, body, body_limit).await;
    pipeline::finish(api, &headers, result)
}

async fn respond<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let request = AddVehicleRequest::decode(parts, body, body_limit).await?;
    match Api::add_vehicle(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}

/// `AddVehicleCreatedBody`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddVehicleCreatedBody {
    /// That of the truck.
    pub plate: String,
    /// `color`.
    pub color: VehicleColor,
    /// `owner`.
    pub owner: Option<VehicleOwner>,
    /// `trailer`.
    pub trailer: Option<VehicleTrailer>,
    /// `weight`.
    pub weight: f64,
    /// What the weight is told in.
    pub unit: Unit,
    /// `next`.
    pub next: Option<Truck>,
    /// What it carries.
    pub load: Nullable<Load>,
    /// `id`.
    pub id: i64,
}

/// The required fields of [`AddVehicleCreatedBody`].
#[derive(Debug)]
pub struct AddVehicleCreatedBodyRequired {
    /// That of the truck.
    pub plate: String,
    /// `color`.
    pub color: VehicleColor,
    /// `weight`.
    pub weight: f64,
    /// `id`.
    pub id: i64,
}

impl From<AddVehicleCreatedBodyRequired> for AddVehicleCreatedBody {
    fn from(required: AddVehicleCreatedBodyRequired) -> Self {
        Self {
            plate: required.plate,
            color: required.color,
            owner: None,
            trailer: None,
            weight: required.weight,
            unit: "kg".to_owned(),
            next: None,
            load: Nullable::Absent,
            id: required.id,
        }
    }
}

impl AddVehicleCreatedBody {
    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<VehicleOwner>>) -> Self {
        self.owner = owner.into();
        self
    }

    /// Sets `trailer`.
    #[must_use]
    pub fn trailer(mut self, trailer: impl Into<Option<VehicleTrailer>>) -> Self {
        self.trailer = trailer.into();
        self
    }

    /// Sets `unit`.
    #[must_use]
    pub fn unit(mut self, unit: impl Into<Unit>) -> Self {
        self.unit = unit.into();
        self
    }

    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl Into<Option<Truck>>) -> Self {
        self.next = next.into();
        self
    }

    /// Sets `load`.
    #[must_use]
    pub fn load(mut self, load: impl Into<Nullable<Load>>) -> Self {
        self.load = load.into();
        self
    }
}

impl json::EncodeFields for AddVehicleCreatedBody {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("plate", &self.plate);
        fields.field("color", &self.color);
        fields.optional("owner", &self.owner);
        fields.optional("trailer", &self.trailer);
        fields.field("weight", &self.weight);
        fields.field("unit", &self.unit);
        fields.optional("next", &self.next);
        fields.nullable("load", &self.load);
        fields.field("id", &self.id);
    }
}

impl json::Decode for AddVehicleCreatedBody {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut plate: Option<String> = None;
        let mut color: Option<VehicleColor> = None;
        let mut owner: Option<VehicleOwner> = None;
        let mut trailer: Option<VehicleTrailer> = None;
        let mut weight: Option<f64> = None;
        let mut unit: Option<Unit> = None;
        let mut next: Option<Truck> = None;
        let mut load: Nullable<Load> = Nullable::Absent;
        let mut id: Option<i64> = None;
        object::read(
            reader,
            &mut [
                object::required("plate", &mut plate),
                object::required("color", &mut color),
                object::optional("owner", &mut owner),
                object::optional("trailer", &mut trailer),
                object::required("weight", &mut weight),
                object::optional("unit", &mut unit),
                object::optional("next", &mut next),
                object::optional("load", &mut load),
                object::required("id", &mut id),
            ],
        )?;
        let (Some(plate), Some(color), Some(weight), Some(id)) = (
            plate,
            color,
            weight,
            id,
        ) else {
            return Err(object::incomplete());
        };
        let value = Self {
            plate,
            color,
            owner,
            trailer,
            weight,
            unit: unit.unwrap_or("kg".to_owned()),
            next,
            load,
            id,
        };
        object::check(value.weight >= 0.0, "weight")?;
        object::check(value.unit.chars().count() <= 2, "unit")?;
        Ok(value)
    }
}

object::implement!(AddVehicleCreatedBody);
