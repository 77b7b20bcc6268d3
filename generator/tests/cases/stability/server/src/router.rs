// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `tryNew`
    TryNew,
    /// `tryNewer`
    TryNewer,
    /// `useOld`
    UseAgain,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route(method: &Method, path: &str) -> Route {
    match Segments::<1>::of(path).as_slice() {
        ["new"] => {
            match *method {
                Method::GET => Route::TryNew,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["newer"] => {
            match *method {
                Method::GET => Route::TryNewer,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["old"] => {
            match *method {
                Method::GET => Route::UseAgain,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::TryNew => Some(Operation::TryNew),
            Self::TryNewer => Some(Operation::TryNewer),
            Self::UseAgain => Some(Operation::UseAgain),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
