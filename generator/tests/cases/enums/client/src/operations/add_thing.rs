// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /things/{priority}/{switch}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, ScalarEnum, UnknownScalar};
use crate::types::{Order, Priority, Switch, Thing};

/// The required inputs of `addThing`.
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
    /// The server defaults to `0`.
    pub fn offset(self, offset: AddThingOffset) -> Self {
        self.query("offset", offset)
    }

    /// `ratio`.
    ///
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

/// `AddThingOffset`.
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

impl AddThingOffset {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Minus1 => -1,
            Self::Value0 => 0,
            Self::Value1 => 1,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for AddThingOffset {
    const VALUES: &'static [(i64, Self)] = &[
        (-1, Self::Minus1),
        (0, Self::Value0),
        (1, Self::Value1),
    ];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(AddThingOffset);

/// `AddThingRatio`.
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

impl AddThingRatio {
    /// Returns the value on the wire.
    pub fn as_scalar(&self) -> Scalar<'_> {
        match self {
            Self::Value0_5 => Scalar::Number(0.5),
            Self::Value1 => Scalar::Integer(1),
            Self::Value2 => Scalar::Integer(2),
            Self::Unknown(value) => value.as_scalar(),
        }
    }
}

impl ScalarEnum for AddThingRatio {
    const VALUES: &'static [(Scalar<'static>, Self)] = &[
        (Scalar::Number(0.5), Self::Value0_5),
        (Scalar::Integer(1), Self::Value1),
        (Scalar::Integer(2), Self::Value2),
    ];

    fn unknown(value: UnknownScalar) -> Self {
        Self::Unknown(value)
    }
}

scalar_enum::implement!(AddThingRatio);
