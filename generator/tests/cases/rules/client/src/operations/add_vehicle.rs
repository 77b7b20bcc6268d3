// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addVehicle`: `POST /vehicles`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Vehicle;

impl Client {
    /// `addVehicle`.
    ///
    /// `POST /vehicles`
    pub fn add_vehicle(&self) -> Call<AddVehicle> {
        Call::new(&self.shared, Method::POST, "/vehicles")
    }
}

impl Call<AddVehicle> {
    /// The body.
    pub fn body(self, body: Vec<Vehicle>) -> Self {
        self.json(&body)
    }
}

/// The operation `addVehicle`.
#[derive(Debug)]
pub enum AddVehicle {}

impl Operation for AddVehicle {
    type Success = Reply<()>;

    type Failure = AddVehicleFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
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
