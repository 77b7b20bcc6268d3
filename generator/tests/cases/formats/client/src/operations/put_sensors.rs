// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `putSensors`: `PUT /sensors`.

use std::collections::BTreeMap;

use http::Method;
use uuid::Uuid;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Zoned;

impl Client {
    /// `putSensors`.
    ///
    /// `PUT /sensors`
    pub fn put_sensors(&self, body: BTreeMap<String, Vec<Uuid>>) -> Call<PutSensors> {
        Call::new(&self.shared, Method::PUT, "/sensors").json(&body)
    }
}

/// The operation `putSensors`.
#[derive(Debug)]
pub enum PutSensors {}

/// The success responses of `putSensors`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutSensorsSuccess {
    /// `200`: those that are new.
    Ok(Reply<Uuid>),
    /// `201`: one is new.
    Created(Reply<Zoned>),
}

impl Operation for PutSensors {
    type Success = PutSensorsSuccess;

    type Failure = PutSensorsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json().map(PutSensorsSuccess::Ok),
            201 => received.json().map(PutSensorsSuccess::Created),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `putSensors`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutSensorsFailure {}

impl Documented for PutSensorsFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(PutSensorsFailure);
