// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `addThing`
    AddThing { priority: &'a str, switch: &'a str },
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<3>::of(path).as_slice() {
        ["things", priority, switch] if !priority.is_empty() && !switch.is_empty() => {
            match *method {
                Method::POST => {
                    Route::AddThing {
                        priority,
                        switch,
                    }
                }
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
            Self::AddThing { .. } => Some(Operation::AddThing),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
