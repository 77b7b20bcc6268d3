// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `listParcels`
    ListParcels,
    /// `addParcel`
    AddParcel,
    /// `getParcel`
    GetParcel { id: &'a str },
    /// `replaceParcel`
    ReplaceParcel { id: &'a str },
    /// `removeParcel`
    RemoveParcel { id: &'a str },
    /// `getNothing`
    GetNothing,
    /// `getLost`
    GetLost,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<2>::of(path).as_slice() {
        ["lost"] => {
            match *method {
                Method::GET => Route::GetLost,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["nothing"] => {
            match *method {
                Method::GET => Route::GetNothing,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["parcels"] => {
            match *method {
                Method::GET => Route::ListParcels,
                Method::POST => Route::AddParcel,
                _ => Route::MethodNotAllowed("GET, POST"),
            }
        }
        ["parcels", id] if !id.is_empty() => {
            match *method {
                Method::GET => Route::GetParcel { id },
                Method::PUT => Route::ReplaceParcel { id },
                Method::DELETE => Route::RemoveParcel { id },
                _ => Route::MethodNotAllowed("GET, PUT, DELETE"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route<'_> {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::ListParcels => Some(Operation::ListParcels),
            Self::AddParcel => Some(Operation::AddParcel),
            Self::GetParcel { .. } => Some(Operation::GetParcel),
            Self::ReplaceParcel { .. } => Some(Operation::ReplaceParcel),
            Self::RemoveParcel { .. } => Some(Operation::RemoveParcel),
            Self::GetNothing => Some(Operation::GetNothing),
            Self::GetLost => Some(Operation::GetLost),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
