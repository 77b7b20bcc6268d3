// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// `putOrder`
    PutOrder,
    /// `addOrder`
    AddOrder,
    /// `changeOrder`
    ChangeOrder,
    /// `search`
    Search,
    /// `putPhoto`
    PutPhoto,
    /// `addPhoto`
    AddPhoto,
    /// `changePhoto`
    ChangePhoto,
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route(method: &Method, path: &str) -> Route {
    match Segments::<1>::of(path).as_slice() {
        ["orders"] => {
            match *method {
                Method::PUT => Route::PutOrder,
                Method::POST => Route::AddOrder,
                Method::PATCH => Route::ChangeOrder,
                _ => Route::MethodNotAllowed("PUT, POST, PATCH"),
            }
        }
        ["photos"] => {
            match *method {
                Method::PUT => Route::PutPhoto,
                Method::POST => Route::AddPhoto,
                Method::PATCH => Route::ChangePhoto,
                _ => Route::MethodNotAllowed("PUT, POST, PATCH"),
            }
        }
        ["search"] => {
            match *method {
                Method::POST => Route::Search,
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
            Self::PutOrder => Some(Operation::PutOrder),
            Self::AddOrder => Some(Operation::AddOrder),
            Self::ChangeOrder => Some(Operation::ChangeOrder),
            Self::Search => Some(Operation::Search),
            Self::PutPhoto => Some(Operation::PutPhoto),
            Self::AddPhoto => Some(Operation::AddPhoto),
            Self::ChangePhoto => Some(Operation::ChangePhoto),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
