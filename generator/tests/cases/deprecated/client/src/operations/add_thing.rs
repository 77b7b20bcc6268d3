// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /v1/things`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Thing, ThingRequest};

impl Client {
    /// `addThing`.
    ///
    /// `POST /v1/things`
    pub fn add_thing(&self, body: ThingRequest) -> Call<AddThing> {
        Call::new(&self.shared, Method::POST, "/things").json(&body)
    }
}

/// The operation `addThing`.
#[derive(Debug)]
pub enum AddThing {}

impl Operation for AddThing {
    type Success = Reply<Thing>;

    type Failure = AddThingFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addThing`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddThingFailure {}

impl Documented for AddThingFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddThingFailure);
