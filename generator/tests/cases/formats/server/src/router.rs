// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `listReadings`
    ListReadings { sensor: &'a str, day: &'a str },
    /// `listSensors`
    ListSensors,
    /// `putSensors`
    PutSensors,
    /// `addReading`
    AddReading,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<4>::of(path).as_slice() {
        ["readings"] => {
            match *method {
                Method::POST => Route::AddReading,
                _ => Route::MethodNotAllowed("POST"),
            }
        }
        ["sensors"] => {
            match *method {
                Method::GET => Route::ListSensors,
                Method::PUT => Route::PutSensors,
                _ => Route::MethodNotAllowed("GET, PUT"),
            }
        }
        ["sensors", sensor, "readings", day] if !sensor.is_empty() && !day.is_empty() => {
            match *method {
                Method::GET => Route::ListReadings { sensor, day },
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route<'_> {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::ListReadings { .. } => Some(Operation::ListReadings),
            Self::ListSensors => Some(Operation::ListSensors),
            Self::PutSensors => Some(Operation::PutSensors),
            Self::AddReading => Some(Operation::AddReading),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
