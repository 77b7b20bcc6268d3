// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `replaceKennel`
    ReplaceKennel,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route(method: &Method, path: &str) -> Route {
    match Segments::<1>::of(path).as_slice() {
        ["kennels"] => {
            match *method {
                Method::PUT => Route::ReplaceKennel,
                _ => Route::MethodNotAllowed("PUT"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::ReplaceKennel => Some(Operation::ReplaceKennel),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
