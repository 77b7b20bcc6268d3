// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `listPets`
    ListPetsOperation,
    /// `option`
    OptionOperation,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route(method: &Method, path: &str) -> Route {
    match Segments::<1>::of(path).as_slice() {
        ["pets"] => {
            match *method {
                Method::GET => Route::ListPetsOperation,
                Method::POST => Route::OptionOperation,
                _ => Route::MethodNotAllowed("GET, POST"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::ListPetsOperation => Some(Operation::ListPetsOperation),
            Self::OptionOperation => Some(Operation::OptionOperation),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
