// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `addContact`
    AddContact,
    /// `sendParcel`
    SendParcel,
    /// `putMap`
    PutMap,
    /// `addVehicle`
    AddVehicle,
    /// `putSettings`
    PutSettings,
    /// `addPlain`
    AddPlain,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route(method: &Method, path: &str) -> Route {
    match Segments::<1>::of(path).as_slice() {
        ["contacts"] => {
            match *method {
                Method::POST => Route::AddContact,
                _ => Route::MethodNotAllowed("POST"),
            }
        }
        ["maps"] => {
            match *method {
                Method::PUT => Route::PutMap,
                _ => Route::MethodNotAllowed("PUT"),
            }
        }
        ["parcels"] => {
            match *method {
                Method::POST => Route::SendParcel,
                _ => Route::MethodNotAllowed("POST"),
            }
        }
        ["plain"] => {
            match *method {
                Method::POST => Route::AddPlain,
                _ => Route::MethodNotAllowed("POST"),
            }
        }
        ["settings"] => {
            match *method {
                Method::PUT => Route::PutSettings,
                _ => Route::MethodNotAllowed("PUT"),
            }
        }
        ["vehicles"] => {
            match *method {
                Method::POST => Route::AddVehicle,
                _ => Route::MethodNotAllowed("POST"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::AddContact => Some(Operation::AddContact),
            Self::SendParcel => Some(Operation::SendParcel),
            Self::PutMap => Some(Operation::PutMap),
            Self::AddVehicle => Some(Operation::AddVehicle),
            Self::PutSettings => Some(Operation::PutSettings),
            Self::AddPlain => Some(Operation::AddPlain),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
