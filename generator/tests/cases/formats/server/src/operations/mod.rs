// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_readings;
pub(crate) mod list_sensors;
pub(crate) mod put_sensors;
pub(crate) mod add_reading;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /sensors/{sensor}/readings/{day}`
    ListReadings,
    /// `GET /sensors`
    ListSensors,
    /// `PUT /sensors`
    PutSensors,
    /// `POST /readings`
    AddReading,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::ListReadings,
        Self::ListSensors,
        Self::PutSensors,
        Self::AddReading,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListReadings => "listReadings",
            Self::ListSensors => "listSensors",
            Self::PutSensors => "putSensors",
            Self::AddReading => "addReading",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListReadings => Method::GET,
            Self::ListSensors => Method::GET,
            Self::PutSensors => Method::PUT,
            Self::AddReading => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListReadings => "/sensors/{sensor}/readings/{day}",
            Self::ListSensors => "/sensors",
            Self::PutSensors => "/sensors",
            Self::AddReading => "/readings",
        }
    }
}

pub use self::add_reading::*;
pub use self::list_readings::*;
pub use self::list_sensors::*;
pub use self::put_sensors::*;
