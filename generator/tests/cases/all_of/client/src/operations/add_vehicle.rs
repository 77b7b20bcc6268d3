// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `addVehicle`: `POST /vehicles`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, json, object};
use crate::types::{Load, Truck, Unit, VehicleColor, VehicleOwner, VehicleTrailer};

impl Client {
    /// `addVehicle`.
    ///
    /// `POST /vehicles`
    pub fn add_vehicle(&self, body: Truck) -> Call<AddVehicle> {
        Call::new(&self.shared, Method::POST, "/vehicles").json(&body)
    }
}

/// The operation `addVehicle`.
#[derive(Debug)]
pub enum AddVehicle {}

impl Operation for AddVehicle {
    type Success = Reply<AddVehicleCreatedBody>;

    type Failure = AddVehicleFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addVehicle`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddVehicleFailure {}

impl Documented for AddVehicleFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddVehicleFailure);

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
    ///
    /// The server defaults to `kg`.
    pub unit: Option<Unit>,
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
            unit: None,
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
    pub fn unit(mut self, unit: impl IntoOptional<Unit>) -> Self {
        self.unit = unit.into_optional();
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
        fields.optional("unit", &self.unit);
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
        Ok(Self {
            plate,
            color,
            owner,
            trailer,
            weight,
            unit,
            next,
            load,
            id,
        })
    }
}

object::implement!(AddVehicleCreatedBody);
