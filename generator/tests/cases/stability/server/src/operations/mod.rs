// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod try_new;
pub(crate) mod try_newer;
pub(crate) mod use_again;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /new`
    TryNew,
    /// `GET /newer`
    TryNewer,
    /// `GET /old`
    UseAgain,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::TryNew, Self::TryNewer, Self::UseAgain];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::TryNew => "tryNew",
            Self::TryNewer => "tryNewer",
            Self::UseAgain => "useOld",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::TryNew => Method::GET,
            Self::TryNewer => Method::GET,
            Self::UseAgain => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::TryNew => "/new",
            Self::TryNewer => "/newer",
            Self::UseAgain => "/old",
        }
    }
}

pub use self::try_new::*;
pub use self::try_newer::*;
pub use self::use_again::*;
