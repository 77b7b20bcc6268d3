// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod make_a;
pub(crate) mod post_b;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /a`
    MakeA,
    /// `POST /b`
    PostB,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[Self::MakeA, Self::PostB];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::MakeA => "makeA",
            Self::PostB => "post_b",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::MakeA => Method::POST,
            Self::PostB => Method::POST,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::MakeA => "/a",
            Self::PostB => "/b",
        }
    }
}

pub use self::make_a::*;
pub use self::post_b::*;
