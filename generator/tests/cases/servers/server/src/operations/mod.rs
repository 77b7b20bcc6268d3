// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod list_things;
pub(crate) mod list_others;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /v1/things`
    ListThings,
    /// `GET /v1/others`
    ListOthers,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::ListThings, Self::ListOthers];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ListThings => "listThings",
            Self::ListOthers => "listOthers",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::ListThings => Method::GET,
            Self::ListOthers => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::ListThings => "/v1/things",
            Self::ListOthers => "/v1/others",
        }
    }
}

pub use self::list_others::*;
pub use self::list_things::*;
