// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `addVehicle`: `POST /vehicles`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{AddVehicleCreatedBody, Truck};

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
