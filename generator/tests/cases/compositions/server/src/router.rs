// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `addEverything`
    AddEverything,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route(method: &Method, path: &str) -> Route {
    match Segments::<2>::of(path).as_slice() {
        ["v1", "everything"] => {
            match *method {
                Method::POST => Route::AddEverything,
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
            Self::AddEverything => Some(Operation::AddEverything),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
