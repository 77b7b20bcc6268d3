// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `getResult`
    GetResult { job: &'a str },
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<4>::of(path).as_slice() {
        ["api", "jobs", job, "result"] if !job.is_empty() => {
            match *method {
                Method::GET => Route::GetResult { job },
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
            Self::GetResult { .. } => Some(Operation::GetResult),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
