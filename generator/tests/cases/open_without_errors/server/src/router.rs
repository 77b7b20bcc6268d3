// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `readNote`
    ReadNote { note_id: &'a str },
    /// `removeNote`
    RemoveNote { note_id: &'a str },
    /// `ping`
    Ping,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<2>::of(path).as_slice() {
        [""] => {
            match *method {
                Method::GET => Route::Ping,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["notes", note_id] if !note_id.is_empty() => {
            match *method {
                Method::GET => Route::ReadNote { note_id },
                Method::DELETE => Route::RemoveNote { note_id },
                _ => Route::MethodNotAllowed("GET, DELETE"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route<'_> {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::ReadNote { .. } => Some(Operation::ReadNote),
            Self::RemoveNote { .. } => Some(Operation::RemoveNote),
            Self::Ping => Some(Operation::Ping),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
