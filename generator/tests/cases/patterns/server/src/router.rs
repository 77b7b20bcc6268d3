// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `putAccount`
    PutAccount { id: &'a str },
    /// `postTags`
    PostTags,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<2>::of(path).as_slice() {
        ["accounts", id] if !id.is_empty() => {
            match *method {
                Method::PUT => Route::PutAccount { id },
                _ => Route::MethodNotAllowed("PUT"),
            }
        }
        ["tags"] => {
            match *method {
                Method::POST => Route::PostTags,
                _ => Route::MethodNotAllowed("POST"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route<'_> {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::PutAccount { .. } => Some(Operation::PutAccount),
            Self::PostTags => Some(Operation::PostTags),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
