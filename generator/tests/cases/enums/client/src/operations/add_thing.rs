// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /things/{priority}/{switch}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::integer_enum::{self, UnknownInteger};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, UnknownScalar};
use crate::types::{Order, Priority, Switch, Thing};

/// The required inputs of `addThing`.
#[derive(Clone, Debug)]
pub struct AddThingRequired {
    pub priority: Priority,
    pub switch: Switch,
    pub order: Order,
    /// The body.
    pub body: Thing,
}

impl Client {
    /// `addThing`.
    ///
    /// `POST /things/{priority}/{switch}`
    pub fn add_thing(&self, required: AddThingRequired) -> Call<AddThing> {
        let AddThingRequired { priority, switch, order, body } = required;
        Call::new(
                &self.shared,
                Method::POST,
                Path::from("/things/")
                    .parameter("priority", priority)
                    .text("/")
                    .parameter("switch", switch),
            )
            .query("order", order)
            .json(&body)
    }
}

impl Call<AddThing> {
    /// The server defaults to `0`.
    pub fn offset(self, offset: AddThingOffset) -> Self {
        self.query("offset", offset)
    }

    /// The server defaults to `1`.
    pub fn ratio(self, ratio: AddThingRatio) -> Self {
        self.query("ratio", ratio)
    }

    /// `priority`.
    ///
    /// The server defaults to `1`.
    pub fn query_priority(self, query_priority: Priority) -> Self {
        self.query("priority", query_priority)
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
            200 => received.json(),
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AddThingOffset {
    /// `-1`.
    Minus1,
    /// `0`.
    Value0,
    /// `1`.
    Value1,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    AddThingOffset {
        Minus1 = -1;
        Value0 = 0;
        Value1 = 1;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddThingRatio {
    /// `0.5`.
    Value0_5,
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

scalar_enum::implement! {
    AddThingRatio {
        Value0_5 = Scalar::Number(0.5);
        Value1 = Scalar::Integer(1);
        Value2 = Scalar::Integer(2);
    }
}
