// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod replace_shelf;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `PUT /shelves`
    ReplaceShelf,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::ReplaceShelf];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ReplaceShelf => "replaceShelf",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ReplaceShelf => Method::PUT,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ReplaceShelf => "/shelves",
        }
    }
}

pub use self::replace_shelf::*;
