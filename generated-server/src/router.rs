// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `listPets`
    ListPets,
    /// `createPet`
    CreatePet,
    /// `getPet`
    GetPet { pet_id: &'a str },
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<3>::of(path).as_slice() {
        ["v1", "pets"] => {
            match *method {
                Method::GET => Route::ListPets,
                Method::POST => Route::CreatePet,
                _ => Route::MethodNotAllowed("GET, POST"),
            }
        }
        ["v1", "pets", pet_id] if !pet_id.is_empty() => {
            match *method {
                Method::GET => Route::GetPet { pet_id },
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
            Self::ListPets => Some(Operation::ListPets),
            Self::CreatePet => Some(Operation::CreatePet),
            Self::GetPet { .. } => Some(Operation::GetPet),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
