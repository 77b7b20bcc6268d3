// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod list_readings;
pub(crate) mod list_sensors;
pub(crate) mod put_sensors;
pub(crate) mod add_reading;

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        ListReadings: Method::GET, "/sensors/{sensor}/readings/{day}", "listReadings";
        ListSensors: Method::GET, "/sensors", "listSensors";
        PutSensors: Method::PUT, "/sensors", "putSensors";
        AddReading: Method::POST, "/readings", "addReading";
    }
}

pub use self::add_reading::*;
pub use self::list_readings::*;
pub use self::list_sensors::*;
pub use self::put_sensors::*;
