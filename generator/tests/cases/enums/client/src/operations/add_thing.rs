// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /things/{priority}/{switch}`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::address::Path;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::received::Received;
use crate::runtime::reply::Reply;
use crate::types::{AddThingOffset, AddThingRatio, Order, Priority, Switch, Thing};

/// What a call of `addThing` cannot be without.
#[derive(Clone, Debug)]
pub struct AddThingRequired {
    /// `priority`.
    pub priority: Priority,
    /// `switch`.
    pub switch: Switch,
    /// `order`.
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
    /// `offset`.
    ///
    /// Where it is left out, the server takes `0`.
    pub fn offset(self, offset: AddThingOffset) -> Self {
        self.query("offset", offset)
    }

    /// `ratio`.
    ///
    /// Where it is left out, the server takes `1`.
    pub fn ratio(self, ratio: AddThingRatio) -> Self {
        self.query("ratio", ratio)
    }

    /// `priority`.
    ///
    /// Where it is left out, the server takes `1`.
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

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// How `addThing` fails.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddThingFailure {}

impl fmt::Display for AddThingFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for AddThingFailure {}
