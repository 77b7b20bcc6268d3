// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_readings;
pub(crate) mod list_sensors;
pub(crate) mod put_sensors;
pub(crate) mod add_reading;

/// The operations of the description: for logs, metrics and layers.
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
    /// Every operation: by their paths in the order of the description, then by their methods.
    pub const ALL: &'static [Self] = &[
        Self::ListReadings,
        Self::ListSensors,
        Self::PutSensors,
        Self::AddReading,
    ];

    /// The operation that a method and a path name.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Its `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListReadings => "listReadings",
            Self::ListSensors => "listSensors",
            Self::PutSensors => "putSensors",
            Self::AddReading => "addReading",
        }
    }

    /// Its method.
    pub const fn method(self) -> Method {
        match self {
            Self::ListReadings => Method::GET,
            Self::ListSensors => Method::GET,
            Self::PutSensors => Method::PUT,
            Self::AddReading => Method::POST,
        }
    }

    /// Its path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListReadings => "/sensors/{sensor}/readings/{day}",
            Self::ListSensors => "/sensors",
            Self::PutSensors => "/sensors",
            Self::AddReading => "/readings",
        }
    }
}
